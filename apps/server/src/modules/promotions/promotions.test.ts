import { inEnglish } from "@teamwright/text";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

let server: TestApp;
let admin: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUp(server, { role: "admin" });
});
afterAll(() => server.close());

const fields = {
  label: "Toss soon",
  imageUrl: "https://pictures.example/toss.png",
  notificationUrl: "/mymatches",
  urlType: 1,
  order: 2,
  active: true,
} as const;
const readShown = async () => {
  const result = await server.visitor().call.promotions.list();
  return result.ok ? result.data : null;
};

describe("promotions", () => {
  test("are made, shown in order, changed, hidden, deleted", async () => {
    const reply = await admin.call.promotions.create({ body: fields });
    expect(reply).toMatchObject({ data: { message: inEnglish("replies.created") } });
    const id = reply.ok ? reply.data.data._id : "";
    await admin.call.promotions.create({ body: { ...fields, label: "First", order: 1 } });
    await admin.call.promotions.create({ body: { ...fields, label: "Hidden", active: false } });
    expect((await readShown())?.data.map(({ label }) => label)).toEqual(["First", "Toss soon"]);
    const all = await admin.call.promotions.list();
    expect(all.ok && all.data.data).toHaveLength(3);

    expect((await admin.call.promotions.edit({ params: { id }, body: { ...fields, order: 0 } })).ok).toBe(
      true,
    );
    expect((await readShown())?.data[0]?.label).toBe("Toss soon");
    expect(await admin.call.promotions.get({ params: { id } })).toMatchObject({
      data: { data: { order: 0 } },
    });

    await admin.call.promotions.setActive({ body: { notificationActive: false } });
    expect(await readShown()).toMatchObject({ data: [], promotionActive: false });
    await admin.call.promotions.setActive({ body: { notificationActive: true } });

    expect((await admin.call.promotions.delete({ params: { id } })).ok).toBe(true);
    expect(await admin.call.promotions.delete({ params: { id } })).toMatchObject({ status: 404 });
    expect((await readShown())?.data.map(({ label }) => label)).toEqual(["First"]);
  });

  test("an edit from an older view changes nothing", async () => {
    const reply = await admin.call.promotions.create({ body: { ...fields, label: "Two tabs" } });
    const params = { id: reply.ok ? reply.data.data._id : "" };
    const before = { ...fields, label: "Two tabs" };
    const first = { ...before, order: 4 };
    expect(await admin.call.promotions.edit({ params, body: { ...first, before } })).toMatchObject({
      ok: true,
    });
    const second = { ...before, active: false };
    expect(await admin.call.promotions.edit({ params, body: { ...second, before } })).toMatchObject({
      ok: false,
      code: "conflict",
    });
    expect(await admin.call.promotions.get({ params })).toMatchObject({ data: { data: first } });
    expect((await admin.call.promotions.edit({ params, body: { ...second, before: first } })).ok).toBe(true);
    await admin.call.promotions.delete({ params });
  });

  test("a text in another language is stored, changed and taken away", async () => {
    const body = { ...fields, label: "Final", labelHi: "फ़ाइनल", labelTe: "ఫైనల్" };
    const reply = await admin.call.promotions.create({ body });
    const params = { id: reply.ok ? reply.data.data._id : "" };
    expect((await readShown())?.data.find(({ label }) => label === "Final")).toEqual({
      _id: params.id,
      ...body,
    });
    const { labelTe: _, ...rest } = body;
    const less = { ...rest, labelHi: "आज फ़ाइनल" };
    expect((await admin.call.promotions.edit({ params, body: { ...less, before: body } })).ok).toBe(true);
    expect(await admin.call.promotions.get({ params })).toMatchObject({
      data: { data: { _id: params.id, ...less } },
    });
    const result = await admin.call.promotions.get({ params });
    expect(result.ok && "labelTe" in result.data.data).toBe(false);
    expect(await admin.call.promotions.create({ body: { ...fields, labelHi: " " } })).toMatchObject({
      status: 400,
      field: "labelHi",
    });
    await admin.call.promotions.delete({ params });
  });

  test("a double click makes one", async () => {
    const body = { ...fields, label: "Once" };
    await Promise.all([
      admin.call.promotions.create({ body, idempotencyKey: "k" }),
      admin.call.promotions.create({ body, idempotencyKey: "k" }),
    ]);
    expect((await readShown())?.data.filter(({ label }) => label === "Once")).toHaveLength(1);
  });

  test("empty fields, script addresses and foreign schemes are refused", async () => {
    for (const more of [
      { label: " " },
      { imageUrl: "" },
      { notificationUrl: "javascript:alert(1)" },
      { imageUrl: "http://plain.example/x.png" },
      { imageUrl: "//elsewhere.example/x.png" },
      { label: "x".repeat(121) },
    ])
      expect(await admin.call.promotions.create({ body: { ...fields, ...more } })).toMatchObject({
        status: 400,
        field: Object.keys(more)[0],
        message: inEnglish("replies.fillAllFields"),
      });
  });

  test("an internal one opens a page of this site, by its path", async () => {
    const outside = { ...fields, notificationUrl: "https://elsewhere.example/page" };
    const refusal = { status: 400, field: "notificationUrl", message: inEnglish("replies.fillAllFields") };
    expect(await admin.call.promotions.create({ body: outside })).toMatchObject(refusal);
    const reply = await admin.call.promotions.create({ body: { ...outside, urlType: 0 } });
    const id = reply.ok ? reply.data.data._id : "";
    expect(await admin.call.promotions.edit({ params: { id }, body: outside })).toMatchObject(refusal);
    await admin.call.promotions.delete({ params: { id } });
  });
});

describe("the hash value", () => {
  test("is stored sealed, and no reply, log or audit entry shows it", async () => {
    const dream11Hash = "3f9c0c4e-the-access-value";
    expect(await admin.call.settings.setHashValue({ body: { dream11Hash } })).toMatchObject({
      data: { message: inEnglish("replies.hashValueUpdated") },
    });
    const dump = JSON.stringify(
      await server.deps.database.db.execute(
        sql`select (select json_agg(s) from settings s) s, (select json_agg(a) from audit_log a) a`,
      ),
    );
    expect(dump).toContain('"ct"');
    for (const text of [dump, server.log.join("")]) expect(text).not.toContain(dream11Hash);
    expect(await admin.call.settings.setHashValue({ body: { dream11Hash: "  " } })).toMatchObject({
      status: 400,
      message: inEnglish("replies.enterValidHashValue"),
    });
  });
});

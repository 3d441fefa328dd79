import type { AuditEntry, contract, InputOf } from "@teamwright/contract";
import { auditActions } from "@teamwright/contract/audit-actions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeAudit } from "#modules/audit/public.ts";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { bringMatch } from "#testing/upcoming-match.ts";

let server: TestApp;
let admin: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUp(server, { role: "admin", name: "Asha Rao" });
});
afterAll(() => server.close());

async function listEntries(query: InputOf<typeof contract.audit.list>["query"]): Promise<AuditEntry[]> {
  const reply = await admin.call.audit.list({ query: query ?? {} });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data;
}

test("the number of a member without an account is found, and the group stands in words", async () => {
  const owner = await signUp(server, { groupAdmin: true });
  const reply = await owner.call.groups.create({
    body: { primeGroupName: "Quay Club", ownerMobileNumber: owner.account.phone, groupLogo: "star" },
  });
  if (!reply.ok) throw new Error(reply.message);
  const { groupId } = reply.data.data;
  const body = { groupId, userPhoneNumber: "9811122233", userNickName: "Dev Anand", teamsCount: 5 };
  expect((await owner.call.groups.addUser({ body })).ok).toBe(true);
  const entries = await listEntries({ phoneNumber: "9811122233" });
  expect(entries).toMatchObject([
    { action: "group.addMember", thing: "Quay Club", actorPhoneNumber: owner.account.phone },
  ]);
});

test("entries are found by match, value, day and action; a match stands in words, a person by name", async () => {
  await bringMatch(server, { id: "audited" });
  const changes = [{ player_index: 0, field: "credits", value: 9.5 }];
  await admin.call.matches.override({ params: { id: "audited" }, body: { changes } });
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
  const entries = await listEntries({ about: "audited", action: "match.override", from: today, to: today });
  expect(entries).toMatchObject([{ actorName: "Asha Rao", thing: expect.stringContaining(" v ") }]);
  expect(await listEntries({ about: "audited", to: "2020-01-01" })).toEqual([]);
  expect(await listEntries({ about: "audited", from: "2100-01-01" })).toEqual([]);
  expect(await listEntries({ about: "no such thing" })).toEqual([]);
  // A text is no pattern.
  expect(await listEntries({ about: "audi%" })).toEqual([]);
});

test("every action is a filter of its own", async () => {
  const { db } = server.deps.database;
  for (const action of auditActions) await writeAudit(db, { actorId: admin.account.id, action });
  for (const action of auditActions) {
    const entries = await listEntries({ action });
    expect(entries, action).not.toEqual([]);
    expect(new Set(entries.map((entry) => entry.action)), action).toEqual(new Set([action]));
  }
});

test("a day that no calendar of the database has is refused, not a failure", async () => {
  for (const query of [{ from: "0000-02-29" }, { to: "0000-01-01" }])
    expect(await admin.call.audit.list({ query })).toMatchObject({ ok: false, status: 400 });
  expect(await admin.call.matches.listForAdmin({ query: { day: "0000-12-31" } })).toMatchObject({
    status: 400,
  });
  expect(await listEntries({ from: "0001-01-01", to: "9999-12-31" })).not.toEqual([]);
});

test("entries of one call have the same act, those of two calls have not", async () => {
  await bringMatch(server, { id: "acts" });
  const set = (value: number) =>
    admin.call.matches.override({
      params: { id: "acts" },
      body: { changes: [{ player_index: 0, field: "credits", value }] },
    });
  await set(9);
  await set(8.5);
  const [last, first] = await listEntries({ about: '"acts"', action: "match.override" });
  expect(last?.act).not.toBe(first?.act);
});

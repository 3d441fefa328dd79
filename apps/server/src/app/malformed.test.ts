import { allEndpoints, urlOf } from "@teamwright/contract";
import type { EndpointDefinition } from "@teamwright/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callerNames, callerOf, makeActor } from "#testing/actors.ts";
import type { Actor, ActorName } from "#testing/actors.ts";
import { contentsOf } from "#testing/contents.ts";
import { makeRelated } from "#testing/relations.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { exampleInput } from "#testing/valid-input.ts";

let server: TestApp;
const actors = new Map<ActorName, Actor>();
beforeAll(async () => {
  server = await startTestApp();
  for (const name of callerNames) actors.set(name, await makeActor(server, name));
});
afterAll(() => server.close());

const contents = () => contentsOf(server.deps.database.db, ["login_failures", "sessions"]);

const actorFor = ({ access }: EndpointDefinition): Actor => actors.get(callerOf(access))!;

const withBody = allEndpoints.filter(
  ({ body, access }) => body !== undefined && access.machine === null && access.also.length === 0,
);

describe.each(withBody.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint) => {
  test("refuses malformed bodies with 400 and a message that names the field, and stores nothing", async () => {
    const actor = actorFor(endpoint);
    const { params, query } = exampleInput(endpoint);
    for (const own of endpoint.access.own) if (own.in === "params") params[own.field] = actor.account.id;
    for (const { in: part, param, relations } of endpoint.access.related)
      if (part === "params") params[param] = await makeRelated[relations[0]!](server, actor.account);
    const url = urlOf(endpoint, { params, query });
    const before = await contents();
    for (const body of ["{", "null", "[]", '"text"', "12", '{"__proto__":{"admin":true}', "\u0000"]) {
      const reply = await actor.send(endpoint.method, url, { body });
      expect([400, body, reply.json()["field"]], reply.text).toEqual([
        reply.status,
        body,
        expect.any(String),
      ]);
    }
    const shape = (
      endpoint.body as unknown as { shape: Record<string, { safeParse(v: unknown): { success: boolean } }> }
    ).shape;
    for (const [field, schema] of Object.entries(shape)) {
      const required = !schema.safeParse(undefined).success;
      for (const wrong of [{ nested: true }, ["list"], ...(required ? [undefined] : [])]) {
        if (schema.safeParse(wrong).success) continue;
        const valid = exampleInput(endpoint).body as object;
        const reply = await actor.send(endpoint.method, url, { body: { ...valid, [field]: wrong } });
        expect(reply.status, `${field}: ${reply.text}`).toBe(400);
        expect(String(reply.json()["message"]).length).toBeGreaterThan(5);
        expect(Object.keys(shape)).toContain(String(reply.json()["field"]).split(".")[0]);
      }
    }
    expect(await contents()).toEqual(before);
  });
});

test("other content types, bodies beyond the limit, broken addresses", async () => {
  const admin = actors.get("admin")!;
  const send = (body: string, type: string) =>
    admin.send("POST", "/api/auth/login", { body, headers: { "content-type": type } });
  expect((await send("phoneNumber=1", "application/x-www-form-urlencoded")).status).toBe(415);
  expect((await send("<a/>", "text/xml")).json()).toMatchObject({ status: "fail" });
  expect((await send(JSON.stringify({ phoneNumber: "x".repeat(70_000) }), "application/json")).status).toBe(
    413,
  );
  expect((await admin.send("GET", "/api/plan/status/%zz")).status).toBe(400);
  expect((await admin.send("GET", "/api/plan/status/not-an-id")).json()).toMatchObject({
    field: "id",
  });
  expect((await admin.send("GET", "/api/fantasy/matches/chess")).json()).toMatchObject({ field: "sport" });
});

test("texts that no database stores are refused by field", async () => {
  const body = { label: "x", imageUrl: "/x", notificationUrl: "/", urlType: 1, order: 1, active: true };
  for (const label of ["nul \u0000 inside", "half a pair \ud83d"])
    expect(
      (await actors.get("admin")!.send("POST", "/api/promotion/create", { body: { ...body, label } })).json(),
    ).toMatchObject({
      status: "fail",
      code: "invalid_input",
      field: "label",
    });
});

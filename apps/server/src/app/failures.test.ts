import { allEndpoints, urlOf } from "@teamwright/contract";
import type { EndpointDefinition } from "@teamwright/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#testing/actors.ts";
import type { Actor, ActorName } from "#testing/actors.ts";
import { contentTables } from "#testing/contents.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { exampleInput } from "#testing/valid-input.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const kinds = ["nobody", "customer", "superuser", "admin", "prime admin"] as const;
const calls = allEndpoints.filter(({ kind, access }) => kind !== "events" && access.machine === null);

function callerOf({ access }: EndpointDefinition): ActorName {
  if (!access.signedIn) return "nobody";
  if (access.powers.includes("admin") || access.powers.length === 0) return "admin";
  if (access.powers.includes("superuser")) return "superuser";
  return access.powers.includes("prime_admin") ? "prime admin" : "customer";
}

test("when the database fails every call says so in the envelope, and why stands in the log alone", async () => {
  const actors = new Map<ActorName, Actor>();
  for (const name of kinds) actors.set(name, await makeActor(server, name));
  // The sessions are cached from here on, so the failure occurs after the access checks.
  for (const [name, actor] of actors)
    if (name !== "nobody") expect((await actor.call.auth.listSessions()).ok).toBe(true);
  const { db } = server.deps.database;
  const tables = contentTables.map((table) => sql`${table}`);
  await db.execute(sql`drop table ${sql.join(tables, sql`, `)} cascade`);
  let failedCount = 0;
  for (const endpoint of calls) {
    const actor = actors.get(callerOf(endpoint))!;
    const { params, query, body } = exampleInput(endpoint);
    for (const own of endpoint.access.own) {
      const value = own.by === "id" ? actor.account.id : actor.account.phone;
      Object.assign(own.in === "params" ? params : (body as object), { [own.field]: value });
    }
    const url = urlOf(endpoint, { params, query });
    const reply = await actor.send(endpoint.method, url, body === undefined ? {} : { body });
    if (reply.status < 500) continue;
    failedCount += 1;
    expect(reply.json(), endpoint.name).toEqual({
      status: "fail",
      message: "Something went wrong!",
      messageKey: "replies.somethingWentWrong",
      code: "internal",
    });
  }
  // Few calls need no database: bootstrap, cached replies, and early refusals.
  expect(failedCount).toBeGreaterThan(calls.length / 2);
  expect(server.log.filter((line) => line.includes("unexpected failure"))).toHaveLength(failedCount);
  expect(server.log.join()).toContain("does not exist");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#testing/actors.ts";
import { startTestSandbox } from "#testing/sandbox.ts";
import type { TestSandbox } from "#testing/sandbox.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import type { Database } from "#db/database.ts";
import { findMatches } from "../matches/public.ts";
import { matches } from "#tables/matches.ts";
import { sampleMatch } from "../feeds/testing/samples.ts";
import { sourceJobs } from "./jobs.ts";
import { readSources } from "./source-state.repository.ts";
import { passIn } from "./testing/life.ts";
import { VENDOR_KEY, vendorMatch } from "./testing/vendor.ts";

const SOURCE = "entitysport-cricket";
const SECRET = "a webhook secret for tests only";
let sandbox: TestSandbox;
let database: Database;
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const baseUrl = `${sandbox.url}/vendors/entitysport/cricket/v2`;
  const env = { SOURCES: JSON.stringify({ [SOURCE]: { key: VENDOR_KEY, baseUrl, hookSecret: SECRET } }) };
  database = await openTestDatabase();
  const sharedDatabase = { ...database, close: async () => undefined };
  first = await startTestApp(env, { database: sharedDatabase, jobs: sourceJobs });
  second = await startTestApp(env, { database: sharedDatabase, jobs: sourceJobs });
});
afterAll(async () => {
  await first.close();
  await second.close();
  await database.close();
  await sandbox.close();
});

const playing = async (): Promise<string[]> => {
  const ids = await database.db.select({ id: matches.id }).from(matches);
  const [match] = await findMatches(
    database.db,
    ids.map(({ id }) => id),
  );
  return (match?.shown.players ?? []).filter((player) => player.playing).map(({ name }) => name);
};

test("jobs ask the source by themselves, and at once when its webhook says that there is news", async () => {
  const start = Math.floor(Date.now() / 60_000) * 60_000 + 20 * 60_000;
  const match = vendorMatch("jobs", { start_time: new Date(start).toISOString() });
  await sandbox.vendorMatches([match]);
  const admin = await makeActor(first, "admin");
  await admin.call.sources.switch({ params: { source: SOURCE }, body: { on: true } });
  await expect.poll(playing, { timeout: 40_000 }).toHaveLength(22);
  // The next poll waits; only one of the two instances will run it.
  const nextAt = async () => (await readSources(database.db)).get(SOURCE)?.nextAt?.getTime() ?? 0;
  await expect.poll(nextAt, { timeout: 20_000 }).toBeGreaterThan(Date.now());
  const waiting = async () => (await first.deps.jobs.waiting()).get("sources.poll");
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1);

  await sandbox.vendorMatches([
    {
      ...match,
      events: [{ kind: "change_lineup", at: -60, side: "left", out: "Arun Nair", in: "Lalit Nair" }],
    },
  ]);
  const body = JSON.stringify({ event: "lineup" });
  const headers = { "x-hook-secret": SECRET };
  const hookReply = await second.visitor().send("POST", `/api/feed/hook/${SOURCE}`, { body, headers });
  expect(hookReply.status).toBe(200);
  await expect.poll(playing, { timeout: 20_000 }).toContain("Lalit Nair");
  expect((await readSources(database.db)).get(SOURCE)).toMatchObject({ failures: 0, lastFailure: null });
}, 120_000);

test("once an admin says that a match is a stored one, its squad is read at once", async () => {
  const time = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 6 * 3_600_000).toISOString();
  const vendors = vendorMatch("desk", { start_time: time });
  const pushedMatch = sampleMatch("desk-match");
  const document = { ...pushedMatch, match_time: time, left: { ...pushedMatch.left, name: "Harbour desk" } };
  const headers = { authorization: "Bearer a push key for tests only" };
  const body = { matches: [document] };
  expect((await first.visitor().send("POST", "/api/feed/push", { body, headers })).status).toBe(200);
  await sandbox.vendorMatches([vendors]);
  // Time passes, so that the vendor's list is due.
  await passIn(database.db, 24 * 60);
  const hookReply = await first.visitor().send("POST", `/api/feed/hook/${SOURCE}`, {
    body: { call: "desk" },
    headers: { "x-hook-secret": SECRET },
  });
  expect(hookReply.status).toBe(200);
  const admin = await makeActor(first, "admin");
  const questions = async () => {
    const reply = await admin.call.matches.listAttention({ query: {} });
    return reply.ok ? reply.data.data.filter(({ code }) => code === "same_match") : [];
  };
  await expect.poll(async () => (await questions()).length, { timeout: 20_000 }).toBe(1);
  // The squad was asked for too, and could not be stored.
  const readLease = async () => (await readSources(database.db)).get(SOURCE)?.leaseBy;
  await expect.poll(readLease, { timeout: 20_000 }).toBeNull();
  const [question] = await questions();
  const answer = { kind: "same_match" as const, match_id: "desk-match" };
  const reply = await admin.call.matches.answerAttention({ body: { ids: [question!.id], answer } });
  expect(reply).toMatchObject({ ok: true });
  const squad = async () => {
    const [match] = await findMatches(database.db, ["desk-match"]);
    return (match?.shown.players ?? []).map(({ name }) => name);
  };
  await expect.poll(squad, { timeout: 20_000 }).toContain("Arun Nair");
}, 120_000);

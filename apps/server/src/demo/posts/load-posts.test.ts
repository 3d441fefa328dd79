import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { demoAccounts } from "../accounts.ts";
import { loadDemo } from "../load-demo.ts";
import { callAs, successData } from "./demo-caller.ts";
import type { DemoCaller } from "./demo-caller.ts";
import { EVENING, LINEUPS } from "./demo-match.ts";
import { loadDemoPosts } from "./load-posts.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await loadDemo(server.deps, new Date());
  await loadDemoPosts(server.app, server.deps);
});
afterAll(() => server.close());

const phoneOf = (what: string): string => demoAccounts.find((demo) => demo.what === what)?.phone ?? "";

const as = async <Value>(what: string, work: (caller: DemoCaller) => Promise<Value>): Promise<Value> =>
  callAs(server.app, server.deps.database.db, phoneOf(what), work);

/** What a customer finds. */
const countPosts = async () =>
  as("customer with a plan", async ({ call, phone }) => ({
    posts: (await successData(call.experts.listPosts({ params: { matchId: LINEUPS } }))).data.length,
    videos: (await successData(call.experts.listVideos({ params: { match: LINEUPS } }))).data.length,
    predictions: (await successData(call.predictions.list({ params: { match: EVENING } }))).data.length,
    prime: (await successData(call.prime.teams({ params: { matchId: LINEUPS, phone } }))).teamData.length,
    reports: (await successData(call.matchReports.overview({ body: {} }))).data,
  }));

describe("the demo's posts", () => {
  test("fill every screen of a customer", async () => {
    expect(await countPosts()).toMatchObject({ posts: 2, videos: 1, predictions: 1, prime: 5 });
  });

  test("are made once, however often the demo starts", async () => {
    const before = await countPosts();
    await loadDemo(server.deps, new Date());
    await loadDemoPosts(server.app, server.deps);
    expect(await countPosts()).toEqual(before);
  });

  test("leave no session behind", async () => {
    const { rows } = (await server.deps.database.db.execute(
      sql`select count(*)::int as count from sessions`,
    )) as unknown as { rows: readonly { count: number }[] };
    expect(rows[0]?.count).toBe(0);
  });
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { Db } from "#db/database.ts";
import { sessions } from "#modules/auth/schema.ts";
import { accounts } from "#tables/accounts.ts";
import { sampleMatch } from "#modules/feeds/testing/samples.ts";
import {
  noticeDeliveries,
  noticeSettings,
  pushSubscriptions,
  watchedMatches,
} from "#modules/notices/schema.ts";
import { everyKind } from "#modules/notices/testing/every-kind.ts";
import { startPushService } from "#modules/notices/testing/push-service.ts";
import type { TestBrowser } from "#modules/notices/testing/push-service.ts";
import { readEnv } from "#env/env.ts";
import { pushMatches, pushSettings } from "#testing/call-server.ts";
import { startChildServer } from "#testing/child-server.ts";
import { createDatabase } from "#testing/test-database.ts";
import { openDatabase } from "./make-deps.ts";

const BROWSERS = 1200;
const MATCH = "killed-push";
const postgres = process.env["TEST_DATABASE_URL"] ?? "";
const patience = { timeout: 180_000, interval: 20 };
const folder = mkdtempSync(join(tmpdir(), "teamwright-killed-push-"));
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  rmSync(folder, { recursive: true, force: true });
});

/** One account for each browser, which wants everything and watches the match. */
async function storeListeners(db: Db, browsers: readonly TestBrowser[]): Promise<void> {
  const createdRows = await db
    .insert(accounts)
    .values(browsers.map((_, n) => ({ phone: String(9_100_000_000 + n), passwordHash: "-" })))
    .returning({ id: accounts.id });
  const startedRows = await db
    .insert(sessions)
    .values(
      createdRows.map(({ id: accountId }, n) => ({
        accountId,
        tokenHash: `listener-${n}`,
        userAgent: "",
        idleSeconds: 3600,
        expiresAt: sql`now() + interval '1 day'`,
      })),
    )
    .returning({ sessionId: sessions.id, accountId: sessions.accountId });
  await db
    .insert(noticeSettings)
    .values(createdRows.map(({ id: accountId }) => ({ accountId, kinds: everyKind, timeZone: "UTC" })));
  await db.insert(pushSubscriptions).values(
    startedRows.map((session, n) => {
      const { endpoint, keys, language } = browsers[n]!.subscription;
      return { ...session, endpoint, ...keys, language };
    }),
  );
  const watchedMatch = { matchId: MATCH, stored: true, untransferred: false, players: [] };
  await db.insert(watchedMatches).values(startedRows.map((session) => ({ ...session, ...watchedMatch })));
}

const sample = sampleMatch(MATCH);
const lineupsOf = (side: typeof sample.left) => ({
  ...side,
  players: (side?.players ?? []).map((player, index) => ({ ...player, playing: index < 11 })),
});
const match_time = new Date(Date.now() + 40 * 60_000).toISOString();

test("a server that is killed while it pushes: every browser gets the notice, none more than twice", async () => {
  const service = await startPushService();
  ends.push(() => service.close());
  const ownDatabase = postgres === "" ? null : await createDatabase(postgres);
  if (ownDatabase) ends.push(() => ownDatabase.drop());
  const env = {
    DATA_DIR: folder,
    ...pushSettings,
    PUSH_SERVICES: service.origin,
    ...(ownDatabase ? { DATABASE_URL: ownDatabase.url } : {}),
  };
  const offline = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
    const database = await openDatabase(readEnv(env));
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  };
  const start = async () => {
    const server = await startChildServer(env);
    ends.push(() => server.kill());
    return server;
  };
  const browsers = Array.from({ length: BROWSERS }, () => service.subscribe());
  const reachedBrowsers = () => browsers.filter(({ received }) => received.length > 0).length;

  const first = await start();
  await pushMatches(first.url, { matches: [{ ...sample, match_time }] });
  await first.stop();
  await offline((db) => storeListeners(db, browsers));

  const killedServer = await start();
  const lineups = { ...sample, match_time, left: lineupsOf(sample.left), right: lineupsOf(sample.right) };
  await pushMatches(killedServer.url, { matches: [lineups] });
  await expect.poll(reachedBrowsers, patience).toBeGreaterThan(BROWSERS / 4);
  await killedServer.kill();
  const left = await offline(async (db) => {
    const waiting = await db.$count(noticeDeliveries);
    // As if the time had passed for which the killed server holds what it took.
    await db.update(noticeDeliveries).set({ dueAt: sql`now()` });
    return waiting;
  });
  // Only now: the service may have had requests of the killed server in its sockets.
  const before = reachedBrowsers();
  expect(before).toBeLessThan(BROWSERS);

  const last = await start();
  await expect.poll(reachedBrowsers, patience).toBe(BROWSERS);
  expect(await last.stop()).toBe(0);
  expect(await offline((db) => db.$count(noticeDeliveries))).toBe(0);
  const counts = browsers.map(({ received }) => received.length);
  const twice = counts.filter((count) => count === 2).length;
  // Handed over before the kill, and not yet recorded.
  expect(twice).toBe(before + left - BROWSERS);
  expect(Math.max(...counts)).toBeLessThanOrEqual(2);
  // What is done is recorded while a batch is sent, not at its end.
  expect(twice).toBeLessThan(BROWSERS / 4);
  // The same notice in both, so a browser shows it once.
  for (const { received } of browsers)
    expect(new Set(received.map(({ payload }) => payload["id"])).size).toBe(1);
  console.log(
    `killed after ${before} of ${BROWSERS} browsers on ${ownDatabase ? "PostgreSQL" : "the embedded database"}: all got the notice, ${twice} twice`,
  );
}, 400_000);

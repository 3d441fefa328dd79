import { createECDH, randomBytes } from "node:crypto";
import { cpus, loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { ownJobs } from "../../apps/server/src/jobs/own-jobs.ts";
import { noticeJobs } from "../../apps/server/src/modules/notices/jobs.ts";
import { startTestApp } from "../../apps/server/src/testing/test-app.ts";
import { median } from "./figures.ts";
import { matchInAnHour } from "./match-in-an-hour.ts";
import { start } from "./processes.ts";

/**
 * From announced line-ups to the push service: one watcher of a match at a time, then SUBSCRIPTIONS watchers of one
 * match. The server is in this process, on the embedded database or TEST_DATABASE_URL; the push service is another one.
 */
const SUBSCRIPTIONS = Number(process.env["SUBSCRIPTIONS"] ?? 2000);
const SINGLE = Number(process.env["SINGLE"] ?? 15);
const KEY = "a push key for tests only";
/** Asked: 100,000 in a minute. */
const ASKED_PER_SECOND = 100_000 / 60;

const sink = await start("bench/server/push-sink.ts", []);
const server = await startTestApp(
  { PUSH_SERVICES: sink.url, LOG_LEVEL: "error" },
  { jobs: [...ownJobs, ...noticeJobs] },
);
const { db } = server.deps.database;

const received = async () => (await (await fetch(sink.url)).json()) as { received: number; last: number };

/** Accounts with a session and a browser each, that watch the match. */
async function makeWatchers(count: number, matchId: string, firstPhone: number): Promise<void> {
  const keys = Array.from({ length: Math.min(count, 100) }, () => ({
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  }));
  const kinds = JSON.stringify({
    lineups: true,
    playersOut: false,
    deadline: false,
    results: false,
    groupTeams: false,
    expertPosts: false,
  });
  await db.execute(sql`
    with made as (
      insert into accounts (phone, password_hash) select (${firstPhone}::bigint + n)::text, '-'
      from generate_series(1, ${count}::int) n returning id, phone
    ), live as (
      insert into sessions (token_hash, account_id, idle_seconds, expires_at)
      select id::text, id, 86400, now() + interval '1 day' from made returning id, account_id
    ), wanted as (
      insert into notice_settings (account_id, kinds, time_zone) select id, ${kinds}::jsonb, 'UTC' from made
    ), browsers as (
      insert into push_subscriptions (account_id, session_id, endpoint, p256dh, auth, language)
      select account_id, id, ${sink.url}::text || '/push/' || id, k.key ->> 'p256dh', k.key ->> 'auth', 'en'
      from (select *, row_number() over () as n from live) live
      join (select value as key, ordinality as n from jsonb_array_elements(${JSON.stringify(keys)}::jsonb) with ordinality) k
      on k.n = 1 + live.n % ${keys.length}::int
    )
    insert into watched_matches (session_id, account_id, match_id, stored, untransferred, players)
    select id, account_id, ${matchId}::text, true, false, '{}' from live`);
}

async function pushMatch(id: string, lineups: boolean): Promise<void> {
  const body = { matches: [matchInAnHour(id, lineups)] };
  const headers = { authorization: `Bearer ${KEY}` };
  const reply = await server.visitor().send("POST", "/api/feed/push", { body, headers });
  if (reply.status !== 200) throw new Error(reply.text);
}

/** Announces the line-ups; milliseconds until the push service has this many messages more. */
async function announce(matchId: string, count: number): Promise<number> {
  const before = (await received()).received;
  const began = Date.now();
  await pushMatch(matchId, true);
  for (;;) {
    const now = await received();
    if (now.received >= before + count) return now.last - began;
    await wait(count > 100 ? 250 : 5);
  }
}

try {
  const cores = cpus().length;
  console.log(
    `Node ${process.version}, ${cores} cores, load ${loadavg()[0]?.toFixed(1)}, ${server.deps.database.kind}`,
  );
  const single: number[] = [];
  for (let turn = 0; turn < SINGLE; turn++) {
    const id = `single-${turn}`;
    await pushMatch(id, false);
    await makeWatchers(1, id, 7_000_000_000 + turn);
    single.push(await announce(id, 1));
  }
  console.log(`One watcher, from the change of the match to the push service: median ${median(single)} ms`);
  await pushMatch("crowd", false);
  await makeWatchers(SUBSCRIPTIONS, "crowd", 8_000_000_000);
  const processor = process.cpuUsage();
  const took = await announce("crowd", SUBSCRIPTIONS);
  const { user, system } = process.cpuUsage(processor);
  const perSecond = (1000 * SUBSCRIPTIONS) / took;
  const met = perSecond >= ASKED_PER_SECOND;
  console.log(
    `${SUBSCRIPTIONS} subscriptions: ${(took / 1000).toFixed(1)} s, ${perSecond.toFixed(0)} a second, ` +
      `${((user + system) / SUBSCRIPTIONS).toFixed(0)} us of processor time each; asked ${ASKED_PER_SECOND.toFixed(0)} a second: ${met ? "met" : "MISSED"}`,
  );
  if (!met) process.exitCode = 1;
} finally {
  await server.close();
  sink.end();
}

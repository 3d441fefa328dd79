import { cpus, loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { ownJobs } from "../../apps/server/src/jobs/own-jobs.ts";
import { noticeJobs } from "../../apps/server/src/modules/notices/jobs.ts";
import { webhookJobs } from "../../apps/server/src/modules/webhooks/jobs.ts";
import { startTestApp } from "../../apps/server/src/testing/test-app.ts";
import { median } from "./figures.ts";
import { matchInAnHour } from "./match-in-an-hour.ts";
import { start } from "./processes.ts";
import { makeWatchers, receivedBy } from "./watchers.ts";

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
  { jobs: [...ownJobs, ...noticeJobs, ...webhookJobs] },
);
const { db } = server.deps.database;

const receivedCount = () => receivedBy(sink.url);

async function pushMatch(id: string, lineups: boolean): Promise<void> {
  const body = { matches: [matchInAnHour(id, lineups)] };
  const headers = { authorization: `Bearer ${KEY}` };
  const reply = await server.visitor().send("POST", "/api/feed/push", { body, headers });
  if (reply.status !== 200) throw new Error(reply.text);
}

/** Announces the line-ups; milliseconds until the push service has this many messages more. */
async function announce(matchId: string, count: number): Promise<number> {
  const before = (await receivedCount()).received;
  const began = Date.now();
  await pushMatch(matchId, true);
  for (;;) {
    const now = await receivedCount();
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
    await makeWatchers(db, sink.url, 1, id, 7_000_000_000 + turn);
    single.push(await announce(id, 1));
  }
  console.log(`One watcher, from the change of the match to the push service: median ${median(single)} ms`);
  await pushMatch("crowd", false);
  await makeWatchers(db, sink.url, SUBSCRIPTIONS, "crowd", 8_000_000_000);
  const processor = process.cpuUsage();
  const took = await announce("crowd", SUBSCRIPTIONS);
  const { user, system } = process.cpuUsage(processor);
  const perSecond = (1000 * SUBSCRIPTIONS) / took;
  const isMet = perSecond >= ASKED_PER_SECOND;
  console.log(
    `${SUBSCRIPTIONS} subscriptions: ${(took / 1000).toFixed(1)} s, ${perSecond.toFixed(0)} a second, ` +
      `${((user + system) / SUBSCRIPTIONS).toFixed(0)} us of processor time each; asked ${ASKED_PER_SECOND.toFixed(0)} a second: ${isMet ? "met" : "MISSED"}`,
  );
  if (!isMet) process.exitCode = 1;
} finally {
  await server.close();
  sink.end();
}

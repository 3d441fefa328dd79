import { setTimeout as wait } from "node:timers/promises";
import { cpus, loadavg } from "node:os";
import { MINUTE } from "@teamwright/domain/durations";
import { ownJobs } from "../../apps/server/src/jobs/own-jobs.ts";
import { findMatches } from "../../apps/server/src/modules/matches/public.ts";
import { matches } from "../../apps/server/src/tables/matches.ts";
import { noticeJobs } from "../../apps/server/src/modules/notices/jobs.ts";
import { sourceJobs } from "../../apps/server/src/modules/sources/jobs.ts";
import { VENDOR_KEY, vendorMatch } from "../../apps/server/src/modules/sources/testing/vendor.ts";
import { startTestSandbox } from "../../apps/server/src/testing/sandbox.ts";
import { webhookJobs } from "../../apps/server/src/modules/webhooks/jobs.ts";
import { startTestApp } from "../../apps/server/src/testing/test-app.ts";
import { median } from "./figures.ts";
import { start } from "./processes.ts";
import { makeWatchers, receivedBy } from "./watchers.ts";

/**
 * From line-ups that the sandbox's vendor publishes to the message at the push service: found by polling, and told by
 * the vendor's webhook. TURNS matches each; the vendor and the push service are processes of their own, the server is in this one.
 */
const TURNS = Number(process.env["TURNS"] ?? 8);
const SOURCE = "entitysport-cricket";
const SECRET = "a webhook secret for a benchmark only";
/** Asked, milliseconds. */
const ASKED = { polling: 10_000, webhook: 2000, answer: 50 };
/** Line-ups are asked for every ten seconds: at what time of them they are published is left to chance. */
const INTERVAL = 10_000;

const sink = await start("bench/server/push-sink.ts", []);
const sandbox = await startTestSandbox();
const setting = {
  key: VENDOR_KEY,
  baseUrl: `${sandbox.url}/vendors/entitysport/cricket/v2`,
  hookSecret: SECRET,
  dailyBudget: 100_000,
};
const settings = {
  SOURCES: JSON.stringify({ [SOURCE]: setting }),
  PUSH_SERVICES: sink.url,
  LOG_LEVEL: "error",
};
const starts = new Date(Date.now() + 40 * MINUTE).toISOString();
const match = (key: string, lineupMinutes: number) =>
  vendorMatch(key, { start_time: starts, lineup_minutes: lineupMinutes });
const keys = Array.from({ length: 2 * TURNS }, (_, turn) => `bench-${turn}`);
await sandbox.vendorMatches(keys.map((key) => match(key, 5)));
const server = await startTestApp(settings, {
  jobs: [...ownJobs, ...sourceJobs, ...noticeJobs, ...webhookJobs],
});
const { db } = server.deps.database;
const url = await server.app.listen({ port: 0, host: "127.0.0.1" });

/** Our ids of the matches, once all have their squads. */
async function storedIds(): Promise<string[]> {
  for (;;) {
    const ids = await db.select({ id: matches.id }).from(matches);
    const foundMatches = await findMatches(
      db,
      ids.map(({ id }) => id),
    );
    const idOf = (key: string) =>
      foundMatches.find(
        ({ stored }) => stored.sides[0].name === `Harbour ${key}` && stored.players.length > 0,
      )?.stored.id;
    const knownIds = keys.flatMap((key) => idOf(key) ?? []);
    if (knownIds.length === keys.length) return knownIds;
    await wait(500);
  }
}

let calls = 0;
/** Milliseconds that the answer took. */
async function callHook(): Promise<number> {
  const began = performance.now();
  const headers = { "content-type": "application/json", "x-hook-secret": SECRET };
  const body = JSON.stringify({ event: "lineup", call: ++calls });
  const reply = await fetch(`${url}/api/feed/hook/${SOURCE}`, { method: "POST", headers, body });
  await reply.text();
  if (reply.status !== 200) throw new Error(`the webhook answered ${reply.status}`);
  return performance.now() - began;
}

/** Publishes the line-ups of a match; milliseconds until the push service has its message. */
async function publish(key: string, then: () => Promise<unknown>): Promise<number> {
  const before = (await receivedBy(sink.url)).received;
  const began = Date.now();
  await sandbox.vendorMatches([match(key, 100)]);
  await then();
  for (;;) {
    const { received, last } = await receivedBy(sink.url);
    if (received > before) return last - began;
    await wait(10);
  }
}

const timesText = (times: readonly number[]): string =>
  `median ${Math.round(median(times))} ms, ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms`;
let isMissed = false;
const against = (times: readonly number[], asked: number): string => {
  const met = median(times) < asked;
  isMissed ||= !met;
  return `${timesText(times)}; asked under ${asked} ms: ${met ? "met" : "MISSED"}`;
};

try {
  const load = loadavg()[0]?.toFixed(1);
  console.log(`Node ${process.version}, ${cpus().length} cores, load ${load}, ${server.deps.database.kind}`);
  const ids = await storedIds();
  for (const [turn, id] of ids.entries()) await makeWatchers(db, sink.url, 1, id, 7_100_000_000 + turn * 10);
  const pollTimes: number[] = [];
  for (const key of keys.slice(0, TURNS)) {
    await wait(Math.random() * INTERVAL);
    pollTimes.push(await publish(key, async () => undefined));
  }
  console.log(`Line-ups found by polling, to the push service: ${against(pollTimes, ASKED.polling)}`);
  const hookTimes: number[] = [];
  const answers: number[] = [];
  for (const key of keys.slice(TURNS)) {
    await wait(Math.random() * INTERVAL);
    hookTimes.push(await publish(key, async () => void answers.push(await callHook())));
  }
  console.log(`Line-ups told by the webhook, to the push service: ${against(hookTimes, ASKED.webhook)}`);
  while (answers.length < 100) answers.push(await callHook());
  console.log(`The answer to a call of the webhook, 100 calls: ${against(answers, ASKED.answer)}`);
  if (isMissed) process.exitCode = 1;
} finally {
  await server.close();
  await sandbox.close();
  sink.end();
}

import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ownPostgres } from "../../apps/server/src/testing/own-postgres.ts";
import { median, residentMegabytes } from "./figures.ts";
import { matchInAnHour } from "./match-in-an-hour.ts";
import { ownRedis } from "./own-redis.ts";
import { load, start } from "./processes.ts";
import type { Running } from "./processes.ts";
import { signInAs } from "./sign-in.ts";
import { openStreams } from "./streams.ts";

/**
 * A toss: everybody has the application open, the line-ups come, and everybody reads the match again. For one process
 * with the embedded database, and for two with a PostgreSQL and a Redis of their own. This process holds the streams.
 */
/** For each process; one address may hold 2,000 at one process. */
const STREAMS = Number(process.env["STREAMS"] ?? 1000);
const TOSSES = Number(process.env["TOSSES"] ?? 3);
const SECONDS = Number(process.env["SECONDS"] ?? 4);
const CONNECTIONS = 50;
const KEY = "a push key for this bench";
const MATCH = "toss-1";

async function pushMatch(server: Running, id: string, lineups: boolean): Promise<void> {
  const body = { matches: [matchInAnHour(id, lineups)] };
  const reply = await fetch(`${server.url}/api/feed/push`, {
    method: "POST",
    headers: { authorization: `Bearer ${KEY}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (reply.status !== 200) throw new Error(await reply.text());
}

interface Figures {
  readonly what: string;
  readonly streams: number;
  readonly perStream: number;
  readonly fanOut: number;
  readonly full: number;
  readonly unchanged: number;
  readonly bytes: number;
}

async function toss(label: string, servers: readonly Running[]): Promise<Figures> {
  const [first] = servers;
  if (!first) throw new Error("no server");
  const customer = await signInAs(first, /customer with a plan/i);
  const before = servers.map(({ pid }) => residentMegabytes(pid));
  const openedStreams = await Promise.all(servers.map(({ url }) => openStreams(url, STREAMS)));
  const growth = servers.reduce(
    (sum, { pid }, index) => sum + residentMegabytes(pid) - (before[index] ?? 0),
    0,
  );
  const times: number[] = [];
  for (let turn = 0; turn < TOSSES; turn++) {
    await pushMatch(first, `${MATCH}-${turn}`, false);
    await wait(500);
    const heard = openedStreams.map((streams) => streams.next("lineups"));
    await pushMatch(first, `${MATCH}-${turn}`, true);
    times.push(Math.max(...(await Promise.all(heard))));
  }
  const path = `/api/fantasy/match/${MATCH}-0`;
  const headers = {
    cookie: customer.cookie,
    accept: "application/json; sealed=deflate",
    "accept-encoding": "br",
  };
  const reply = await fetch(first.url + path, { headers });
  const etag = reply.headers.get("etag");
  const bytes = Number(reply.headers.get("content-length") ?? (await reply.arrayBuffer()).byteLength);
  if (reply.status !== 200 || etag === null) throw new Error(`${path}: ${reply.status}`);
  const reads = async (more: Record<string, string>) => {
    const loads = await Promise.all(
      servers.map((server) =>
        load(server, path, { connections: CONNECTIONS, seconds: SECONDS, headers: { ...headers, ...more } }),
      ),
    );
    return loads.reduce((sum, { perSecond }) => sum + perSecond, 0);
  };
  const full = await reads({});
  const unchangedReply = await reads({ "if-none-match": etag });
  for (const streams of openedStreams) streams.close();
  const streams = STREAMS * servers.length;
  return {
    what: label,
    streams,
    perStream: (1024 * growth) / streams,
    fanOut: median(times),
    full,
    unchanged: unchangedReply,
    bytes,
  };
}

const common = {
  PORT: "0",
  LOG_LEVEL: "error",
  PUSH_KEY: KEY,
  READ_RATE: "1000000000",
  ACCOUNT_READ_RATE: "1000000000",
};
const serve = (env: Record<string, string>) =>
  start("apps/server/bin/teamwright.mjs", ["serve", "--demo", "--no-web"], { ...common, ...env });

const folder = mkdtempSync(join(tmpdir(), "teamwright-toss-"));
const [postgres, redis] = [await ownPostgres(), await ownRedis()];
const figures: Figures[] = [];
const running: Running[] = [];
const end = async () => {
  for (const server of running) server.end();
  await Promise.all(running.splice(0).map(({ exit }) => exit));
};
try {
  running.push(await serve({ DATA_DIR: join(folder, "one") }));
  figures.push(await toss("one process, embedded database", running));
  await end();
  await Promise.all([postgres.start(), redis.start()]);
  const sharedTeams = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    TEAMWRIGHT_SECRET: randomBytes(32).toString("hex"),
  };
  for (const name of ["two", "three"])
    running.push(await serve({ DATA_DIR: join(folder, name), ...sharedTeams }));
  figures.push(await toss("two processes, PostgreSQL and Redis", running));
  await end();
  console.log(
    `\nNode ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; ${STREAMS} streams for each process\n`,
  );
  console.log(
    "| configuration | streams held | KB per stream | line-ups to the last stream, ms | reads a second | with 304 |",
  );
  console.log("| --- | --- | --- | --- | --- | --- |");
  for (const { what, streams, perStream, fanOut, full, unchanged } of figures)
    console.log(
      `| ${what} | ${streams} | ${perStream.toFixed(1)} | ${fanOut.toFixed(0)} | ${full.toFixed(0)} | ${unchanged.toFixed(0)} |`,
    );
  console.log(`\nA read is ${figures[0]?.bytes} bytes, compressed.`);
} finally {
  await end();
  await Promise.all([postgres.remove(), redis.remove()]);
  rmSync(folder, { recursive: true, force: true });
}

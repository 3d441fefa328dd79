import { randomBytes } from "node:crypto";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { ownPostgres } from "../../apps/server/src/testing/own-postgres.ts";
import { median, residentMegabytes } from "./figures.ts";
import { firstMatchId } from "./match-id.ts";
import { ownRedis } from "./own-redis.ts";
import { start } from "./processes.ts";
import { signInAs } from "./sign-in.ts";

/**
 * Mixed calls on 200 connections for an hour (MINUTES) against a server with a PostgreSQL and a Redis of its own. Both
 * are killed and started again on the way. Fails when an acknowledged change is lost, when a call fails for another
 * reason than the outage, or when memory grows.
 */
const MINUTES = Number(process.env["MINUTES"] ?? 60);
const CONNECTIONS = 200;
/** Between two calls of a connection, on average. Milliseconds. */
const PAUSE = Number(process.env["PAUSE"] ?? 400);
const OUTAGE = 5000;
const SAMPLE = 5000;
/** The median memory of the last quarter against that of the second one, when everything has been loaded. */
const MAX_GROWTH = 1.1;

const folder = mkdtempSync(join(tmpdir(), "teamwright-mixed-"));
const [postgres, redis] = [await ownPostgres(), await ownRedis()];
await Promise.all([postgres.start(), redis.start()]);
const server = await start("apps/server/bin/teamwright.mjs", ["serve", "--demo", "--no-web"], {
  PORT: "0",
  DATA_DIR: folder,
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
  TEAMWRIGHT_SECRET: randomBytes(32).toString("hex"),
  LOG_LEVEL: "error",
  TRUST_PROXY: "127.0.0.1",
  ACCOUNT_READ_RATE: "1000000000",
});

const customer = await signInAs(server, /customer with a plan/i);
const admin = await signInAs(server, /(^|\s)admin/i);
const match = await firstMatchId(server.url, "/api/fantasy/matches/cricket");

const answeredCounts = new Map<string, number>();
const unexplainedLabels = new Map<string, number>();
const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
/** Something is down, or was so a moment ago. */
let outage = false;

interface Call {
  readonly method?: "POST" | "PUT";
  readonly path: string;
  readonly cookie?: string;
  readonly body?: object;
}

async function call(connection: number, { method = "POST", path, cookie, body }: Call) {
  const before = outage;
  let status = 0;
  let reply: unknown;
  try {
    const response = await fetch(server.url + path, {
      method: body === undefined ? "GET" : method,
      headers: {
        origin: server.url,
        // Each connection is another user's, for the limits per address.
        "x-forwarded-for": `198.18.${connection}.1`,
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined
          ? {}
          : { "content-type": "application/json", "idempotency-key": randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    ({ status } = response);
    reply = await response.json();
  } catch {
    // The connection broke: status 0.
  }
  count(answeredCounts, String(status));
  if (status !== 200 && !(status === 503 && (before || outage)))
    count(unexplainedLabels, `${path.replaceAll(/[\da-f-]{36}/g, "ID")} ${status}`);
  return { ok: status === 200, reply };
}

const promotion = (label: string) => ({
  label,
  imageUrl: "/a.svg",
  notificationUrl: "/",
  urlType: 1,
  order: 9,
  active: false,
});

/** Numbered changes of one record: the stored number is at least the last acknowledged and at most the last sent one. */
interface CountedRecord {
  readonly id: string;
  sent: number;
  acknowledged: number;
}
async function countedRecord(connection: number): Promise<CountedRecord> {
  const body = promotion(`mixed ${connection} 0`);
  const create: Call = { path: "/api/promotion/create", cookie: admin.cookie, body };
  const { ok, reply } = await call(connection, create);
  if (!ok) throw new Error(`no promotion to change: ${JSON.stringify(reply)}`);
  return { id: (reply as { data: { _id: string } }).data._id, sent: 0, acknowledged: 0 };
}
const days = { sent: 0, acknowledged: 0 };

const reads: readonly Call[] = [
  { path: "/api/fantasy/matches/cricket" },
  { path: `/api/fantasy/match/${match}`, cookie: customer.cookie },
  { path: `/api/plan/status/${customer.id}`, cookie: customer.cookie },
  { path: "/api/promotion/getlist" },
  { path: "/api/session/list", cookie: customer.cookie },
  { path: "/api/admin/audit", cookie: admin.cookie },
];

async function work(connection: number, record: CountedRecord, until: number): Promise<void> {
  while (performance.now() < until) {
    await wait(Math.random() * 2 * PAUSE);
    const dice = Math.random();
    if (dice < 0.02) {
      const number = (record.sent += 1);
      const body = promotion(`mixed ${connection} ${number}`);
      const path = `/api/promotion/edit/${record.id}`;
      const { ok } = await call(connection, { method: "PUT", path, cookie: admin.cookie, body });
      if (ok) record.acknowledged = number;
    } else if (dice < 0.023) {
      days.sent += 1;
      const path = `/api/plan/add/super/${customer.id}/${admin.id}`;
      const { ok } = await call(connection, { path, cookie: admin.cookie, body: { duration: 1 } });
      if (ok) days.acknowledged += 1;
    } else await call(connection, reads[Math.floor(Math.random() * reads.length)] as Call);
  }
}

async function restart(service: { kill(): Promise<void>; start(): Promise<void> }): Promise<void> {
  outage = true;
  await service.kill();
  await wait(OUTAGE);
  await service.start();
  // The first calls may still get a connection that is gone.
  await wait(OUTAGE);
  outage = false;
}

async function storedLabels() {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const labels = await client.query<{ label: string }>(
    "select label from promotions where label like 'mixed %'",
  );
  const plan = await client.query<{ added: number }>(
    "select count(*)::int as added from audit_log where action = 'plan.add'",
  );
  await client.end();
  return { labels: labels.rows.map(({ label }) => label), added: plan.rows[0]?.added ?? 0 };
}

try {
  const connections = Array.from({ length: CONNECTIONS }, (_, connection) => connection);
  const records: CountedRecord[] = [];
  for (const connection of connections) records.push(await countedRecord(connection));
  const { added: before } = await storedLabels();
  const milliseconds = MINUTES * 60_000;
  const began = performance.now();
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(residentMegabytes(server.pid)), SAMPLE);
  const working = Promise.all(
    connections.map((connection) =>
      work(connection, records[connection] as CountedRecord, began + milliseconds),
    ),
  );
  await wait(milliseconds / 3);
  await restart(postgres);
  await wait(milliseconds / 3);
  await restart(redis);
  await working;
  clearInterval(sampling);

  const { labels, added } = await storedLabels();
  const lostLabels = labels.filter((label) => {
    const [, connection, number] = label.split(" ").map(Number);
    const record = records[connection ?? -1];
    return record === undefined || Number(number) < record.acknowledged || Number(number) > record.sent;
  });
  const lostDays = days.acknowledged > added - before || added - before > days.sent;
  const quarter = memory.length >> 2;
  const [second, last] = [median(memory.slice(quarter, 2 * quarter)), median(memory.slice(3 * quarter))];
  const changes = records.reduce((sum, { acknowledged }) => sum + acknowledged, days.acknowledged);
  console.log(`${MINUTES} minutes, ${CONNECTIONS} connections, one restart each of PostgreSQL and Redis`);
  console.log(`replies by status: ${JSON.stringify(Object.fromEntries(answeredCounts))}`);
  console.log(
    `last of ${changes} acknowledged changes: ${lostLabels.length} lost, plan days ${lostDays ? "lost" : "all there"}`,
  );
  console.log(
    `resident memory: ${second.toFixed(0)} MB in the second quarter, ${last.toFixed(0)} MB in the last`,
  );
  const failedCount =
    lostLabels.length > 0 ||
    labels.length < CONNECTIONS ||
    lostDays ||
    unexplainedLabels.size > 0 ||
    last > second * MAX_GROWTH;
  if (failedCount) {
    console.error("fails:", lostLabels.slice(0, 5), Object.fromEntries(unexplainedLabels));
    process.exitCode = 1;
  }
} finally {
  server.end();
  await server.exit;
  await postgres.remove();
  await redis.remove();
  rmSync(folder, { recursive: true, force: true });
}

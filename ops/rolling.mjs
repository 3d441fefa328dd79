// Two versions of the server side by side on one PostgreSQL and one Redis, behind a small proxy and under load: the old
// one runs, the new one starts and migrates, both serve, the old one is taken out and stopped. Counts the calls that fail.
//
//   node ops/rolling.mjs OLD_FOLDER NEW_FOLDER      with DATABASE_URL, REDIS_URL and REDIS_PREFIX
//
// Both folders have their dependencies. Ends with 1 when a call failed or an acknowledged change is lost.
import { spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const [oldFolder, newFolder] = process.argv.slice(2);
const SECONDS = Number(process.env.SECONDS ?? 15);
const CONNECTIONS = 20;
const PAUSE = 20;
const work = mkdtempSync(join(tmpdir(), "teamwright-rolling-"));
const secret = randomBytes(32).toString("hex");

/** Starts a version and waits until its database answers. */
async function start(name, folder, port) {
  const began = performance.now();
  const child = spawn(
    join(folder, "node_modules/node/bin/node"),
    [join(folder, "apps/server/bin/teamwright.mjs"), "serve", "--demo", "--no-web"],
    {
      cwd: folder,
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: process.env.DATABASE_URL,
        DATABASE_POOLER: process.env.DATABASE_POOLER ?? "0",
        REDIS_URL: process.env.REDIS_URL,
        REDIS_PREFIX: process.env.REDIS_PREFIX,
        PORT: String(port),
        DATA_DIR: join(work, name),
        TEAMWRIGHT_SECRET: secret,
        LOG_LEVEL: "error",
        TRUST_PROXY: "127.0.0.1",
        // Two accounts make all calls.
        ACCOUNT_READ_RATE: "1000000",
      },
    },
  );
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  const exit = new Promise((resolve) => child.once("exit", resolve));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} ended:\n${output}`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) break;
    await wait(100);
  }
  const { version } = await (await fetch(`http://127.0.0.1:${port}/healthz`)).json();
  console.log(
    `${name}: version ${version}, ready after ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  return { name, port, child, ended: exit, said: () => output, served: 0 };
}

/** The servers that get calls, in turn. A call is passed on once: a failed one fails. */
const backends = [];
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
let turn = 0;
const proxy = createServer((incoming, reply) => {
  const backend = backends[turn++ % backends.length];
  backend.served += 1;
  const { method, url, headers } = incoming;
  const passedRequest = request(
    { agent, host: "127.0.0.1", port: backend.port, method, path: url, headers },
    (answer) => {
      reply.writeHead(answer.statusCode, answer.headers);
      answer.pipe(reply);
    },
  );
  passedRequest.on("error", (error) => {
    console.error(`${backend.name}: ${method} ${url}: ${error.message}`);
    if (!reply.headersSent) reply.writeHead(502);
    reply.end();
  });
  incoming.pipe(passedRequest);
});
await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${proxy.address().port}`;

const counts = { done: 0, failed: 0 };
async function call(path, { method = "GET", cookie = "", body } = {}) {
  let status = 0;
  let reply = null;
  let cookies = [];
  try {
    const answer = await fetch(url + path, {
      method,
      headers: {
        origin: url,
        cookie,
        "x-forwarded-for": `198.18.${Math.floor(Math.random() * 256)}.1`,
        ...(body ? { "content-type": "application/json", "idempotency-key": randomUUID() } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    status = answer.status;
    cookies = answer.headers.getSetCookie().map((text) => text.split(";", 1)[0]);
    reply = await answer.json();
  } catch (error) {
    console.error(`${method} ${path}: ${error.message}`);
  }
  if (status === 200) counts.done += 1;
  else {
    counts.failed += 1;
    console.error(`${status} ${method} ${path} ${JSON.stringify(reply)?.slice(0, 300)}`);
  }
  return { ok: status === 200, reply, cookies };
}

/** Signs in with a line of what the demo prints: purpose, phone number, password. */
async function signIn(server, purpose) {
  const line = server
    .said()
    .split("\n")
    .find((text) => purpose.test(text) && /\d{10}/.test(text));
  const [, phoneNumber, password] = /(\d{10})\s+(.+)$/.exec(line);
  const signInReply = await call("/api/auth/login", {
    method: "POST",
    body: { phoneNumber, password: password.trim() },
  });
  return { cookie: signInReply.cookies.join("; "), id: signInReply.reply.data.id };
}

const promotion = (label) => ({
  label,
  imageUrl: "/a.svg",
  notificationUrl: "/",
  urlType: 1,
  order: 9,
  active: false,
});

/** One connection: mostly reads, and numbered changes of one record. */
async function connection(number, people, until) {
  const { admin, customer } = people;
  const body = promotion(`rolling ${number} 0`);
  const outcome = await call("/api/promotion/create", { method: "POST", cookie: admin.cookie, body });
  const record = { id: outcome.reply?.data?._id, acknowledged: 0 };
  const reads = [
    ["/api/fantasy/matches/cricket", {}],
    [`/api/plan/status/${customer.id}`, { cookie: customer.cookie }],
    ["/api/session/list", { cookie: customer.cookie }],
    ["/api/promotion/getlist", {}],
    ["/api/admin/audit", { cookie: admin.cookie }],
    ["/api/bootstrap", {}],
  ];
  for (let change = 1; performance.now() < until(); change++) {
    await wait(PAUSE);
    const label = `rolling ${number} ${change}`;
    const edit = { method: "PUT", cookie: admin.cookie, body: promotion(label) };
    if (change % 5 === 0) {
      const edited = await call(`/api/promotion/edit/${record.id}`, edit);
      if (edited.ok) record.acknowledged = change;
    } else await call(...reads[change % reads.length]);
  }
  return { number, ...record };
}

const startedServers = [];
try {
  const before = await start("old", oldFolder, Number(process.env.OLD_PORT ?? 4201));
  startedServers.push(before);
  // The demo is loaded.
  await wait(5000);
  backends.push(before);
  const people = {
    admin: await signIn(before, /(^|\s)admin/i),
    customer: await signIn(before, /customer with a plan/i),
  };
  let end = Infinity;
  const running = Promise.all(
    Array.from({ length: CONNECTIONS }, (_, number) => connection(number, people, () => end)),
  );
  await wait(SECONDS * 1000);
  console.log(`the old one alone: ${counts.done} calls done, ${counts.failed} failed`);
  const after = await start("new", newFolder, Number(process.env.NEW_PORT ?? 4202));
  startedServers.push(after);
  console.log(`while the new one started and migrated: ${counts.done} done, ${counts.failed} failed so far`);
  backends.push(after);
  await wait(SECONDS * 1000);
  console.log(
    `both: ${before.served} calls by the old one, ${after.served} by the new one; ${counts.failed} failed so far`,
  );
  // As a balancer does it: no new calls, a moment for those on their way, then the stop.
  backends.splice(0, 1);
  await wait(2000);
  before.child.kill("SIGTERM");
  await before.ended;
  await wait(SECONDS * 1000);
  end = 0;
  const records = await running;
  const { reply } = await call("/api/promotion/getlist", { cookie: people.admin.cookie });
  const labels = new Set(JSON.stringify(reply).match(/rolling \d+ \d+/g));
  const lostRecords = records.filter(
    ({ number, acknowledged }) => !labels.has(`rolling ${number} ${acknowledged}`),
  );
  console.log(
    `the new one alone: ${counts.done} calls done, ${counts.failed} failed in all; ${lostRecords.length} of ${records.length} last changes lost`,
  );
  if (counts.failed > 0 || lostRecords.length > 0) process.exitCode = 1;
} finally {
  for (const { child } of startedServers) child.kill("SIGTERM");
  await Promise.all(startedServers.map(({ ended }) => ended));
  proxy.closeAllConnections();
  proxy.close();
  rmSync(work, { recursive: true, force: true });
}

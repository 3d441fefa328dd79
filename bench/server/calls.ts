import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureAddTeam } from "./add-team.ts";
import { compare, SECONDS } from "./compare.ts";
import type { Line } from "./compare.ts";
import { firstMatchId } from "./match-id.ts";
import { signInAs } from "./sign-in.ts";
import { load, start } from "./processes.ts";
import type { Running } from "./processes.ts";
import { openStreams } from "./streams.ts";

const STREAMS = 500;
const METRICS_KEY = randomBytes(32).toString("base64url");
async function memory({ url }: Running): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_KEY}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 2 ** 20;
}

async function streams(server: Running, admin: { cookie: string }): Promise<Line[]> {
  const before = await memory(server);
  const open = await openStreams(server.url, STREAMS);
  const growth = (await memory(server)) - before;
  const reachedStreams = open.next("promotions");
  await fetch(`${server.url}/api/utildb/promotion`, {
    method: "PUT",
    headers: { "content-type": "application/json", origin: server.url, cookie: admin.cookie },
    body: JSON.stringify({ notificationActive: true }),
  });
  const took = await Promise.race([
    reachedStreams,
    new Promise<number>((resolve) => setTimeout(resolve, 5000, Infinity)),
  ]);
  open.close();
  return [
    {
      what: `${STREAMS} open event streams: more memory`,
      measured: `${growth.toFixed(0)} MB`,
      asked: "100 MB",
      met: growth < 100,
    },
    {
      what: "a change made by a call reaches all of them",
      measured: `${took.toFixed(0)} ms`,
      asked: "1000 ms",
      met: took < 1000,
    },
  ];
}

async function loginStorm(server: Running, listPath: string): Promise<Line[]> {
  let storming = true;
  let logins = 0;
  const attackers = Array.from({ length: 24 }, async (_, number) => {
    for (let turn = 0; storming; turn++) {
      await fetch(`${server.url}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: server.url },
        // Unused numbers, a new one each time: every attempt costs a full hash.
        body: JSON.stringify({
          phoneNumber: String(6_000_000_000 + number * 1_000_000 + turn),
          password: "guess guess",
        }),
      }).then((response) => response.arrayBuffer());
      logins += 1;
    }
  });
  const seconds = 2 * SECONDS;
  const others = await load(server, listPath, { connections: 20, seconds, rate: 400 });
  storming = false;
  await Promise.all(attackers);
  return [
    {
      what: `match list at 400 calls per second during ${(logins / seconds).toFixed(0)} sign-ins per second: 99th percentile`,
      measured: `${others.p99} ms`,
      asked: "50 ms",
      met: others.p99 < 50,
    },
  ];
}

/** The demo prints the address of the sandbox of the fantasy apps after its sign-ins. */
async function addTeam(server: Running, customer: { cookie: string }): Promise<Line> {
  const sandbox = /arrive at (http:\S+)\/inbox/.exec(server.said)?.[1];
  if (sandbox === undefined) throw new Error("the demo started no sandbox");
  const { through, direct } = await measureAddTeam(server.url, sandbox, customer.cookie);
  return {
    what: `adding a team in a fantasy app: our own share at the median (${through.toFixed(1)} ms less the app's ${direct.toFixed(1)} ms)`,
    measured: `${(through - direct).toFixed(1)} ms`,
    asked: "5 ms",
    met: through - direct < 5,
  };
}

/** The calls that home and the open screens make, under load. */
export async function measureCalls(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-bench-"));
  const server = await start("apps/server/bin/teamwright.mjs", ["serve", "--demo", "--no-web"], {
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    LOG_LEVEL: "warn",
    LOGIN_RATE: "1000000",
    CALL_RATE: "1000000",
    READ_RATE: "1000000000",
    ACCOUNT_READ_RATE: "1000000000",
    METRICS_KEY,
  });

  const lines: Line[] = [];
  let bare: Running | undefined;
  try {
    const customer = await signInAs(server, /customer with a plan|with a plan/i);
    const admin = await signInAs(server, /(^|\s)admin/i);
    const headers = { cookie: customer.cookie };
    const listPath = "/api/fantasy/matches/cricket";
    const list = Buffer.from(await (await fetch(server.url + listPath)).arrayBuffer());
    const matchPath = `/api/fantasy/match/${await firstMatchId(server.url, listPath)}`;
    const detail = await fetch(server.url + matchPath, { headers });
    if (!detail.ok || detail.status !== 200)
      throw new Error(`match detail: ${detail.status} ${await detail.text()}`);
    writeFileSync(join(folder, "list"), list);
    writeFileSync(join(folder, "match"), Buffer.from(await detail.arrayBuffer()));
    bare = await start("bench/server/bare.ts", [join(folder, "list"), join(folder, "match")]);
    const theirCall = (path: string) => ({ server: bare as Running, path });
    const etag = (await fetch(server.url + listPath)).headers.get("etag") ?? "";

    lines.push(
      ...(await compare(server, "match list", { path: listPath }, theirCall("/list"), {
        share: 0.7,
        p99: 50,
      })),
      ...(await compare(server, "match detail", { path: matchPath, headers }, theirCall("/match"), {
        share: 0.7,
        p99: 50,
      })),
      ...(await compare(
        server,
        "match list, unchanged (304)",
        { path: listPath, headers: { "if-none-match": etag } },
        theirCall("/list"),
        { share: 0.7 },
      )),
      ...(await compare(
        server,
        "plan status",
        { path: `/api/plan/status/${customer.id}`, headers },
        theirCall("/account"),
        { share: 0.4, connections: 20 },
      )),
    );
    lines.push(await addTeam(server, customer));
    lines.push(...(await loginStorm(server, listPath)));
    lines.push(...(await streams(server, admin)));
  } finally {
    server.end();
    bare?.end();
    await new Promise((resolve) => setTimeout(resolve, 500));
    rmSync(folder, { recursive: true, force: true });
  }
  return lines;
}

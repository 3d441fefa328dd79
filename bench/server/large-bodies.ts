import { allEndpoints, urlOf } from "@teamwright/contract";
import type { EndpointDefinition } from "@teamwright/contract";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { SMALL_BODY } from "../../apps/server/src/http/admission/body-budget.ts";
import type { Line } from "./compare.ts";
import type { Sending, Statuses } from "./send-bodies.ts";
import { start } from "./processes.ts";
import type { Running } from "./processes.ts";
import { signInAs } from "./sign-in.ts";

const CONNECTIONS = 3;
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 4);
const ASKED = 100;
const PUSH_KEY = randomBytes(32).toString("base64url");
const ITEM = "i".repeat(22);
const VAULT = "00000000-0000-4000-8000-000000000000";

const accountOf = ({ name }: EndpointDefinition): RegExp => {
  if (name.startsWith("prime")) return /prime admin/i;
  if (name.startsWith("groups")) return /group/i;
  if (name.startsWith("experts")) return /expert/i;
  return name.startsWith("feeds") ? /admin/i : /customer|plan/i;
};

/** Bodies at the call's limit: as many values as fit, and as many as are read before the schema refuses them. */
export function worstBodies({ bodyLimit = 0, valueLimit = 0, bytes }: EndpointDefinition): string[] {
  if (bytes === true) return ["x".repeat(bodyLimit)];
  const list = (values: number) => `[${"{},".repeat(Math.max(0, values))}{}]`;
  const most = Math.floor(bodyLimit / 3) - 2;
  const allowedCount = Math.min(most, Math.floor(valueLimit / 2) - 2);
  const fields = ["teamData", "files", "matches", "content"];
  return [
    list(most),
    list(allowedCount),
    ...fields.map((field) => `{"${field}":${list(allowedCount - 8)}}`),
    `{"content":"${"A".repeat(bodyLimit - 20)}"}`,
  ];
}

/** Milliseconds of calls of another account, one after the other, until `until`. */
async function timesOf(server: Running, cookie: string, until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const began = performance.now();
    await (await fetch(`${server.url}/api/sync`, { headers: { cookie } })).arrayBuffer();
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times;
}

const p99 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Infinity;

async function attack(server: Running, endpoint: EndpointDefinition, other: string): Promise<Line> {
  const machine = endpoint.access.signedIn ? null : { authorization: `Bearer ${PUSH_KEY}` };
  const { cookie } = machine ? { cookie: "" } : await signInAs(server, accountOf(endpoint));
  const url =
    server.url +
    urlOf(endpoint, {
      params: { itemId: ITEM, id: VAULT },
      query: endpoint.bytes === true ? { vault: VAULT } : {},
    });
  const milliseconds = SECONDS * 1000;
  // In a thread of its own, so that sending does not delay the measured calls.
  const sender = new Worker(new URL("send-bodies.ts", import.meta.url), {
    workerData: {
      url,
      method: endpoint.method,
      headers: {
        "content-type": endpoint.bytes === true ? "application/octet-stream" : "application/json",
        origin: server.url,
        ...(machine ?? { cookie }),
      },
      bodies: worstBodies(endpoint),
      connections: CONNECTIONS,
      milliseconds,
    } satisfies Sending,
  });
  const sending = once(sender, "message");
  await once(sender, "online");
  const times = await timesOf(server, other, performance.now() + milliseconds);
  const [statuses] = (await sending) as [Statuses];
  const slow = p99(times);
  const replies = [...statuses].map(([status, count]) => `${count} x ${status}`).join(", ");
  return {
    what: `another account's calls while ${CONNECTIONS} connections send the worst bodies of ${endpoint.name} (${replies}): p99`,
    measured: `${slow.toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms`,
    asked: `${ASKED} ms`,
    met: slow <= ASKED,
  };
}

/** The delay of one account's calls while another sends the worst bodies of each call that takes large ones. */
export async function measureLargeBodies(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-bench-bodies-"));
  const server = await start("apps/server/bin/teamwright.mjs", ["serve", "--demo", "--no-web"], {
    PORT: "0",
    DATA_DIR: folder,
    LOG_LEVEL: "warn",
    PUSH_KEY,
  });
  try {
    const other = (await signInAs(server, /superuser/i)).cookie;
    const warm = await timesOf(server, other, performance.now() + 2000);
    const lines: Line[] = [
      {
        what: "an account's calls while nobody else calls: p99",
        measured: `${p99(warm).toFixed(0)} ms`,
        asked: "",
        met: true,
      },
    ];
    for (const endpoint of allEndpoints.filter(({ bodyLimit = 0 }) => bodyLimit > SMALL_BODY))
      lines.push(await attack(server, endpoint, other));
    return lines;
  } finally {
    server.end();
    await server.exit;
    rmSync(folder, { recursive: true, force: true });
  }
}

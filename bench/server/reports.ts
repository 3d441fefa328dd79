import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillReports } from "./fill-reports.ts";
import { load, start } from "./processes.ts";
import type { Load, Running } from "./processes.ts";
import { signInAs } from "./sign-in.ts";

const CONNECTIONS = 50;
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 2);
const ROUNDS = 3;
const OVERVIEW = "/api/matchreport/overview";
const LIST = "/api/matchreport/matchlist";

export interface ReportsLine {
  readonly what: string;
  readonly measured: string;
  readonly asked: string;
  readonly met: boolean;
}

type Body = Readonly<Record<string, unknown>>;

/** What people ask for: nothing, each format and gender, a series, a team, the newest. */
function filtersOf({ series, team }: { series: string; team: string }): Body[] {
  const formats = ["t10", "t20", "odi", "test"].map((format) => ({ formatData: [format] }));
  const genders = ["men", "women"].map((gender) => ({ genderData: [gender] }));
  const kindsOfMatch = formats.flatMap((format) => genders.map((gender) => ({ ...format, ...gender })));
  return [
    {},
    ...[10, 50, 500].map((matchNumberData) => ({ matchNumberData })),
    ...formats,
    ...genders,
    ...kindsOfMatch,
    { seriesData: series },
    { teamData: team, genderData: ["men"] },
  ];
}

const pagesOf = (filters: readonly Body[]): Body[] =>
  filters.flatMap((filter) => [0, 1, 2, 3].map((page) => ({ ...filter, page, size: 10 })));

/** Milliseconds of each call, one after the other: nothing is kept yet. */
async function firstCalls(server: Running, path: string, bodies: readonly Body[], cookie: string) {
  const took: number[] = [];
  for (const body of bodies) {
    const began = performance.now();
    const response = await fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.url, cookie },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    took.push(performance.now() - began);
  }
  took.sort((one, other) => one - other);
  return { median: took[took.length >> 1] ?? NaN, most: took.at(-1) ?? NaN };
}

/** The requests as a HAR file, from which the load takes turns. */
function harFile(folder: string, name: string, url: string, bodies: readonly Body[], cookie: string): string {
  const file = join(folder, name);
  const entries = bodies.map((body) => ({
    request: {
      method: "POST",
      url,
      headers: Object.entries({
        "content-type": "application/json",
        origin: new URL(url).origin,
        cookie,
      }).map(([key, value]) => ({ name: key, value })),
      postData: { mimeType: "application/json", text: JSON.stringify(body) },
    },
  }));
  writeFileSync(file, JSON.stringify({ log: { entries } }));
  return file;
}

async function measure(
  server: Running,
  folder: string,
  call: { path: string; bodies: readonly Body[]; name: string; total: number; asked: number },
  cookie: string,
): Promise<ReportsLine[]> {
  const { path, bodies, name, total, asked } = call;
  const first = await firstCalls(server, path, bodies, cookie);
  const har = harFile(folder, `${name}.har`, server.url + path, bodies, cookie);
  const round = () => load(server, path, { connections: CONNECTIONS, seconds: SECONDS, har });
  // Not counted: a new process spends its first seconds compiling. Other load disturbs a round, so the best one counts.
  await round();
  const rounds: Load[] = [];
  for (let at = 0; at < ROUNDS; at++) rounds.push(await round());
  const p99 = Math.min(...rounds.map((each) => each.p99));
  const perSecond = Math.max(...rounds.map((each) => each.perSecond));
  const failedCount = rounds.reduce((sum, each) => sum + each.failed, 0);
  return [
    {
      what: `${name} of ${total} reports, the first call of ${bodies.length} filters after a change: median and most`,
      measured: `${first.median.toFixed(1)} and ${first.most.toFixed(1)} ms`,
      asked: "",
      met: true,
    },
    {
      what: `${name} of ${total} reports, ${bodies.length} filters in turn at ${CONNECTIONS} connections: 99th percentile`,
      measured: `${p99} ms, ${perSecond.toFixed(0)} calls per second${failedCount > 0 ? `, ${failedCount} failed` : ""}`,
      asked: `${asked} ms`,
      met: p99 < asked && failedCount === 0,
    },
  ];
}

/** Statistics and list of match reports on an embedded database with so many of them. */
export async function measureReports(total: number): Promise<ReportsLine[]> {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-bench-reports-"));
  const data = join(folder, "data");
  const serve = (more: readonly string[]) =>
    start("apps/server/bin/teamwright.mjs", ["serve", "--no-web", ...more], {
      PORT: "0",
      DATA_DIR: data,
      LOG_LEVEL: "warn",
      READ_RATE: "1000000000",
      ACCOUNT_READ_RATE: "1000000000",
    });
  let server = await serve(["--demo"]);
  try {
    const { cookie } = await signInAs(server, /customer with a plan|with a plan/i);
    server.end();
    await server.exit;
    const filters = filtersOf(await fillReports(data, total));
    server = await serve(["--demo"]);
    const calls = [
      { path: OVERVIEW, bodies: filters, name: "overview", total, asked: 60 },
      { path: LIST, bodies: pagesOf(filters), name: "list", total, asked: 20 },
    ];
    const lines: ReportsLine[] = [];
    for (const call of calls) lines.push(...(await measure(server, folder, call, cookie)));
    return lines;
  } finally {
    server.end();
    await server.exit;
    rmSync(folder, { recursive: true, force: true });
  }
}

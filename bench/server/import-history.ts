import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Line } from "./compare.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));
const samples = join(root, "tests/data/cricket/cricsheet");
const MATCHES = Number(process.env["BENCH_IMPORT"] ?? 2000);
const ASKED = 200;
const FIRST = 9_000_000;

/** Files of so many matches: those of the repository again and again, each with a number of its own. */
function writeMatches(folder: string): void {
  mkdirSync(folder);
  const contents = readdirSync(samples)
    .filter((name) => name.endsWith(".json"))
    .map((name) => readFileSync(join(samples, name)))
    // The Hundred has no format of reports.
    .filter((content) => /"balls_per_over":\s*6/.test(content.toString()));
  for (let at = 0; at < MATCHES; at++)
    writeFileSync(join(folder, `${FIRST + at}.json`), contents[at % contents.length]!);
}

/** Matches per second of `teamwright reports import`, with points, dream teams and the embedded database. */
export async function measureHistory(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-bench-history-"));
  try {
    writeMatches(join(folder, "matches"));
    const roles = join(root, "tests/data/cricket/fantasy/crosswalk.csv");
    const seconds = async (path: string, ...flags: readonly string[]): Promise<number> => {
      const began = performance.now();
      const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: join(folder, "data") };
      const teamwright = join(root, "apps/server/bin/teamwright.mjs");
      await run(process.execPath, [...flags, teamwright, "reports", "import", path, "--roles", roles], {
        env,
      });
      return (performance.now() - began) / 1000;
    };
    // Makes the database.
    await seconds(join(folder, "matches", `${FIRST}.json`));
    const profile = process.env["BENCH_PROFILE"];
    const flags = profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`];
    const first = await seconds(join(folder, "matches"), ...flags);
    // The second run imports nothing: it is the time to start, to read the names and to stop.
    const again = await seconds(join(folder, "matches"));
    const rate = (MATCHES - 1) / (first - again);
    return [
      {
        what: `import of ${MATCHES} Cricsheet files as match reports, with points; load ${loadavg()[0]?.toFixed(1)}`,
        measured: `${rate.toFixed(0)} matches per second`,
        asked: `${ASKED} per second`,
        met: rate >= ASKED,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { cpus, loadavg } from "node:os";
import { load } from "./processes.ts";
import type { Load, Running } from "./processes.ts";

/** Seconds of each round. */
export const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 2);
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 5);
const CONNECTIONS = 200;

/**
 * Calls per second are unreliable while other programs use the machine: processor time per call then decides, and both
 * are shown.
 */
export const busy = (loadavg()[0] ?? 0) > cpus().length / 2;

export interface Line {
  readonly what: string;
  readonly measured: string;
  readonly asked: string;
  readonly met: boolean;
}

const best = (loads: readonly Load[]) => ({
  perSecond: Math.max(...loads.map(({ perSecond }) => perSecond)),
  processor: Math.min(...loads.map(({ processor }) => processor ?? Infinity)),
  p99: Math.min(...loads.map(({ p99 }) => p99)),
});

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** Short alternating rounds, so that other load affects both sides; the best round of each side counts. */
export async function compare(
  server: Running,
  what: string,
  ours: { path: string; headers?: Record<string, string> },
  theirs: { server: Running; path: string },
  asked: { share: number; p99?: number; connections?: number },
): Promise<Line[]> {
  const connections = asked.connections ?? CONNECTIONS;
  const settings = { connections, seconds: SECONDS };
  const rounds: { ours: Load; theirs: Load }[] = [];
  // Not counted: a new process spends its first seconds compiling.
  await load(theirs.server, theirs.path, settings);
  await load(server, ours.path, { ...settings, ...(ours.headers ? { headers: ours.headers } : {}) });
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      theirs: await load(theirs.server, theirs.path, settings),
      ours: await load(server, ours.path, {
        ...settings,
        ...(ours.headers ? { headers: ours.headers } : {}),
      }),
    });
  const we = best(rounds.map((round) => round.ours));
  const they = best(rounds.map((round) => round.theirs));
  const failed = rounds.reduce((sum, round) => sum + round.ours.failed, 0);
  const byRate = we.perSecond / they.perSecond;
  const byProcessor = they.processor / we.processor;
  const lines = [
    {
      what: `${what}: calls per second against the bare route`,
      measured: `${we.perSecond.toFixed(0)} / ${they.perSecond.toFixed(0)} = ${percent(byRate)}${failed > 0 ? `, ${failed} failed` : ""}`,
      asked: percent(asked.share),
      met: (byRate >= asked.share || busy) && failed === 0,
    },
    {
      what: `${what}: the same by processor time per call`,
      measured: `${they.processor.toFixed(1)} / ${we.processor.toFixed(1)} microseconds = ${percent(byProcessor)}`,
      asked: percent(asked.share),
      met: byProcessor >= asked.share,
    },
  ];
  if (asked.p99 !== undefined)
    lines.push({
      what: `${what}: 99th percentile at ${connections} connections (the bare route's: ${they.p99} ms)`,
      measured: `${we.p99} ms`,
      asked: `${asked.p99} ms`,
      met: we.p99 < asked.p99,
    });
  return lines;
}

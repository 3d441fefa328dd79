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
  label: string,
  ourCall: { path: string; headers?: Record<string, string> },
  theirCall: { server: Running; path: string },
  bound: { share: number; p99?: number; connections?: number },
): Promise<Line[]> {
  const connections = bound.connections ?? CONNECTIONS;
  const settings = { connections, seconds: SECONDS };
  const rounds: { ours: Load; theirs: Load }[] = [];
  // Not counted: a new process spends its first seconds compiling.
  await load(theirCall.server, theirCall.path, settings);
  await load(server, ourCall.path, { ...settings, ...(ourCall.headers ? { headers: ourCall.headers } : {}) });
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      theirs: await load(theirCall.server, theirCall.path, settings),
      ours: await load(server, ourCall.path, {
        ...settings,
        ...(ourCall.headers ? { headers: ourCall.headers } : {}),
      }),
    });
  const ourBest = best(rounds.map((round) => round.ours));
  const theirBest = best(rounds.map((round) => round.theirs));
  const failedCount = rounds.reduce((sum, round) => sum + round.ours.failed, 0);
  const byRate = ourBest.perSecond / theirBest.perSecond;
  const byProcessor = theirBest.processor / ourBest.processor;
  const lines = [
    {
      what: `${label}: calls per second against the bare route`,
      measured: `${ourBest.perSecond.toFixed(0)} / ${theirBest.perSecond.toFixed(0)} = ${percent(byRate)}${failedCount > 0 ? `, ${failedCount} failed` : ""}`,
      asked: percent(bound.share),
      met: (byRate >= bound.share || busy) && failedCount === 0,
    },
    {
      what: `${label}: the same by processor time per call`,
      measured: `${theirBest.processor.toFixed(1)} / ${ourBest.processor.toFixed(1)} microseconds = ${percent(byProcessor)}`,
      asked: percent(bound.share),
      met: byProcessor >= bound.share,
    },
  ];
  if (bound.p99 !== undefined)
    lines.push({
      what: `${label}: 99th percentile at ${connections} connections (the bare route's: ${theirBest.p99} ms)`,
      measured: `${ourBest.p99} ms`,
      asked: `${bound.p99} ms`,
      met: ourBest.p99 < bound.p99,
    });
  return lines;
}

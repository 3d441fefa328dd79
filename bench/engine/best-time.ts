/** Milliseconds of processor time of this thread. */
export const spentTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The resolution of a thread's processor clock may be as coarse as this, in milliseconds. */
const TICKS = 60;

/** Processor time of this many runs. */
function timeOf(work: () => unknown, runs: number): number {
  const start = spentTime();
  for (let run = 0; run < runs; run++) work();
  return spentTime() - start;
}

/**
 * Milliseconds of processor time on this thread that `work` takes. Short work is repeated until the clock can measure
 * it, and the fastest of `times` such rounds counts, after a warm-up. The fastest, on both sides of a ratio, is the
 * undisturbed time; processor time excludes other programs.
 */
export function bestTime(work: () => unknown, times = 7): number {
  let runs = 1;
  while (timeOf(work, runs) < TICKS) runs *= 2;
  let best = Infinity;
  for (let round = 0; round < times; round++) best = Math.min(best, timeOf(work, runs) / runs);
  return best;
}

const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The processor's clock of a thread may tick as coarsely as this, in milliseconds. */
const TICKS = 60;

/** Processor time of so many runs. */
function timeOf(work: () => unknown, runs: number): number {
  const start = spent();
  for (let run = 0; run < runs; run++) work();
  return spent() - start;
}

/**
 * Milliseconds of processor time on this thread that `work` takes: short work is repeated until the clock can tell,
 * and the quickest of `times` such rounds counts, after a warm-up. The quickest, on both sides of a ratio, is what the
 * work takes when nothing gets in its way; processor time leaves out what other programs took meanwhile.
 */
export function bestTime(work: () => unknown, times = 7): number {
  let runs = 1;
  while (timeOf(work, runs) < TICKS) runs *= 2;
  let best = Infinity;
  for (let round = 0; round < times; round++) best = Math.min(best, timeOf(work, runs) / runs);
  return best;
}

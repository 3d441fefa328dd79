const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The processor's clock of a thread may tick as coarsely as this, in milliseconds. */
const TICKS = 60;

/**
 * Milliseconds of processor time on this thread that `work` takes: short work is repeated until the clock can tell,
 * and the quickest of `times` such rounds counts, after a warm-up. The quickest, on both sides of a ratio, is what the
 * work takes when nothing gets in its way; processor time leaves out what other programs took meanwhile.
 */
export function bestTime(work: () => unknown, times = 7): number {
  for (let round = 0; round < 3; round++) work();
  const warm = performance.now();
  work();
  const runs = Math.max(1, Math.ceil(TICKS / Math.max(0.01, performance.now() - warm)));
  for (let run = 0; run < Math.min(runs, 50); run++) work();
  let best = Infinity;
  for (let round = 0; round < times; round++) {
    const start = spent();
    for (let run = 0; run < runs; run++) work();
    best = Math.min(best, (spent() - start) / runs);
  }
  return best;
}

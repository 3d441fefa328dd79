/**
 * Milliseconds of the quickest of `times` runs of `work`, after a warm-up of as many. The quickest, on both sides of a
 * ratio, is what the work takes when nothing else gets in its way.
 */
export function bestTime(work: () => unknown, times = 25): number {
  for (let round = 0; round < times; round++) work();
  let best = Infinity;
  for (let round = 0; round < times; round++) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

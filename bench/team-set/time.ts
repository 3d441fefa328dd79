/** Median milliseconds of `work` over `times` runs, after a warm-up of the same length. */
export function medianTime(work: () => unknown, times = 15): number {
  for (let round = 0; round < times; round++) work();
  const taken = Array.from({ length: times }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return taken.toSorted((one, other) => one - other)[Math.floor(times / 2)]!;
}

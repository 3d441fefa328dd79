import { describe, expect, it } from "vitest";
import { makeLinks } from "./link-run.ts";

/** `failing` teams fail so many times before they succeed. */
function runOf(teams: readonly number[], failing: Readonly<Record<number, number>> = {}) {
  const left = { ...failing };
  const askedNumbers: number[] = [];
  const waits: number[] = [];
  const stop = new AbortController();
  return {
    askedNumbers,
    waits,
    stop,
    run: () =>
      makeLinks({
        teams,
        make: async (team) => {
          askedNumbers.push(team);
          const times = left[team] ?? 0;
          left[team] = times - 1;
          return times <= 0;
        },
        signal: stop.signal,
        wait: async (milliseconds) => void waits.push(milliseconds),
      }),
  };
}

describe("making links", () => {
  it("goes one team at a time, 100 ms apart", async () => {
    const { run, askedNumbers, waits } = runOf([1, 2, 3]);
    expect(await run()).toBe(0);
    expect([askedNumbers, waits]).toEqual([
      [1, 2, 3],
      [100, 100, 100],
    ]);
  });

  it("takes a failed team again after the others, without a word", async () => {
    const { run, askedNumbers } = runOf([1, 2, 3], { 1: 2 });
    expect(await run()).toBe(0);
    expect(askedNumbers).toEqual([1, 2, 3, 1, 1]);
  });

  it("waits longer while nothing works, and then gives up with the number that is left", async () => {
    const { run, waits } = runOf([1, 2], { 1: 99, 2: 99 });
    expect(await run()).toBe(2);
    expect(waits.filter((wait) => wait > 100)).toEqual([1000, 2000, 4000, 8000]);
  });

  it("stops before the next team when it is cancelled", async () => {
    const { run, askedNumbers, stop } = runOf([1, 2, 3]);
    stop.abort();
    expect(await run()).toBe(3);
    expect(askedNumbers).toEqual([]);
  });
});

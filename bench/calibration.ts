import { bestTime } from "./engine/best-time.ts";

const STEPS = 4_000_000;

/** Steps of a generator of random numbers (mulberry32): only whole numbers in registers, so memory plays no part. */
function mix(): number {
  let state = 1;
  let sum = 0;
  for (let step = 0; step < STEPS; step++) {
    state = (state + 0x6d2b79f5) | 0;
    let mixedState = Math.imul(state ^ (state >>> 15), 1 | state);
    mixedState = (mixedState + Math.imul(mixedState ^ (mixedState >>> 7), 61 | mixedState)) ^ mixedState;
    sum = (sum + (mixedState ^ (mixedState >>> 14))) | 0;
  }
  return sum;
}

/**
 * Milliseconds of processor time that a fixed loop of four million steps takes on this machine, the fastest round. Times
 * of two machines compare when each is divided by its own figure.
 */
export const calibrate = (): number => bestTime(mix, 9);

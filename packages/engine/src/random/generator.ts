/** A stream of evenly spread 32-bit numbers and integers below a bound. The same seed gives the same stream everywhere. */
export interface Generator {
  /** 0 to 2^32 - 1. */
  word(): number;
  /** An integer from 0 to `bound` - 1, every one equally likely; `bound` is 1 to 2^53. */
  below(bound: number): number;
  /** Writes integers below `bound` from index `from` on, equal to repeated calls of `below`. */
  fill(into: Float64Array, from: number, bound: number): void;
  /** From 0 up to, not including, 1; 53 bits. */
  unit(): number;
}

const TWO_32 = 4294967296;

/** splitmix32 (Steele, Lea, Flood 2014, with the 32-bit finalizer of MurmurHash3): spreads a seed over the state. */
function splitmix(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixedState = state ^ (state >>> 16);
    mixedState = Math.imul(mixedState, 0x85ebca6b);
    mixedState ^= mixedState >>> 13;
    mixedState = Math.imul(mixedState, 0xc2b2ae35);
    return (mixedState ^ (mixedState >>> 16)) >>> 0;
  };
}

/**
 * xoshiro128** 1.1 (Blackman and Vigna, 2018; public domain), seeded by splitmix32 from both halves of `seed`,
 * an integer of up to 53 bits. Integer arithmetic only, so every engine gives the same bytes.
 */
export function seededGenerator(seed: number): Generator {
  const low = splitmix(seed % TWO_32);
  const high = splitmix(Math.floor(seed / TWO_32) ^ 0x5bd1e995);
  // A typed array: 32-bit numbers in closure variables would be allocated again at every step.
  const state = Int32Array.of(low() ^ high(), low() ^ high(), low() ^ high(), low() | 1);
  const word = (): number => {
    let a = state[0]!;
    let b = state[1]!;
    let c = state[2]!;
    let d = state[3]!;
    const scaledState = Math.imul(b, 5);
    const result = Math.imul((scaledState << 7) | (scaledState >>> 25), 9);
    const shiftedState = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    state[0] = a;
    state[1] = b;
    state[2] = c ^ shiftedState;
    state[3] = (d << 11) | (d >>> 21);
    return result >>> 0;
  };
  /** Masks to the next power of two and tries again above the bound: even, and under two tries on average. */
  const below = (bound: number): number => {
    if (bound <= TWO_32) {
      const top = bound - 1;
      const shift = Math.clz32(top);
      if (top === 0) return 0;
      for (;;) {
        const value = word() >>> shift;
        if (value <= top) return value;
      }
    }
    const shift = Math.clz32(Math.floor((bound - 1) / TWO_32));
    for (;;) {
      const value = (word() >>> shift) * TWO_32 + word();
      if (value < bound) return value;
    }
  };
  const unit = (): number => ((word() >>> 5) * 67108864 + (word() >>> 6)) / 9007199254740992;
  const fill = (into: Float64Array, from: number, bound: number): void => {
    for (let index = from; index < into.length; index++) into[index] = below(bound);
  };
  return { word, below, fill, unit };
}

/** Shuffles `values` evenly, in place. */
export function shuffle(values: Uint32Array, random: Generator): void {
  for (let last = values.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const lastValue = values[last]!;
    values[last] = values[other]!;
    values[other] = lastValue;
  }
}

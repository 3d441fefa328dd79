/** A seed for a generation: a random whole number below 2^32. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

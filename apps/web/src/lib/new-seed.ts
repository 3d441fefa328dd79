/** A seed for a generation: any whole number below 2^32, by the browser's own randomness. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

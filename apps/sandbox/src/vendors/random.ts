import { createHash } from "node:crypto";

/** Numbers from 0 to 1, the same for the same words in every run. */
export function randomOf(...words: readonly string[]): () => number {
  let state = createHash("sha256").update(words.join("\n")).digest().readUInt32BE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixedState = Math.imul(state ^ (state >>> 15), 1 | state);
    mixedState = (mixedState + Math.imul(mixedState ^ (mixedState >>> 7), 61 | mixedState)) ^ mixedState;
    return ((mixedState ^ (mixedState >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number as vendors use for ids; the same words always give the same one. */
export const numberOf = (...words: readonly string[]): number =>
  (createHash("sha256").update(words.join("\n")).digest().readUIntBE(0, 5) % 900_000) + 10_000;

import { documentedKey, fold, isInitialOf, isSpellingOf, wordsOf } from "./spelling.ts";

/**
 * How two spellings of a name agree, the most certain first:
 * `documented` by the specification's rule; `folded` without diacritics and punctuation; `order` the same words in
 * another order; `initials` words or their initials, with at least one whole word equal; `spelling` the same with one
 * word spelled slightly differently; `guess` only initials or one common word, never accepted without a person.
 */
export const likenesses = ["documented", "folded", "order", "initials", "spelling", "guess"] as const;
export type Likeness = (typeof likenesses)[number];

/** A name with the values needed to compare it, computed once. */
export interface ParsedName {
  readonly documented: string;
  readonly folded: string;
  readonly words: readonly string[];
  readonly sorted: string;
}

export function parseName(name: string): ParsedName {
  const words = wordsOf(name);
  return {
    documented: documentedKey(name),
    folded: fold(documentedKey(name)).replaceAll(/[^\p{L}\p{N}]/gu, ""),
    words,
    sorted: words.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)).join(" "),
  };
}

/** Null when the names have nothing in common. */
export function likenessOf(one: ParsedName, other: ParsedName): Likeness | null {
  if (one.documented === other.documented) return "documented";
  if (one.folded === other.folded) return "folded";
  if (one.sorted === other.sorted) return "order";
  const [short, long] =
    one.words.length <= other.words.length ? [one.words, other.words] : [other.words, one.words];
  const agreement = agreementOf(short, long);
  if (agreement.unmatched === 0 && agreement.equal > 0) return "initials";
  if (agreement.unmatched === 0 && agreement.spelled > 0) return "spelling";
  return agreement.unmatched === 0 || agreement.equal + agreement.spelled > 0 ? "guess" : null;
}

/**
 * Pairs each word of the shorter name with a different word of the longer one: equal words, then spellings, then
 * initials.
 */
function agreementOf(short: readonly string[], long: readonly string[]) {
  const free = new Set(long.keys());
  const left = new Set(short.keys());
  const match = (agrees: (one: string, other: string) => boolean): number => {
    let count = 0;
    for (const index of left) {
      const found = [...free].find((other) => agrees(short[index]!, long[other]!));
      if (found === undefined) continue;
      free.delete(found);
      left.delete(index);
      count += 1;
    }
    return count;
  };
  const equal = match((one, other) => one.length > 1 && one === other);
  const spelled = match(isSpellingOf);
  match((one, other) => one === other || isInitialOf(one, other));
  return { equal, spelled, unmatched: left.size };
}

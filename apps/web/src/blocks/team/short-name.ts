import { firstLetters } from "#lib/first-letters.ts";

/**
 * A name that fits a team card: the first initial and the first five letters of the second word, or the first six
 * letters of a single word. Source: the documents' "Name display".
 */
export function shortName(name: string): string {
  const [first = "", second] = name.trim().split(/\s+/);
  return second === undefined
    ? firstLetters(first, 6)
    : `${firstLetters(first, 1)} ${firstLetters(second, 5)}`;
}

import { once } from "../../lib/once.ts";

/** Letters as a reader counts them: a letter with its combining signs is one, in any script. */
const segmenter = once(() => new Intl.Segmenter());
const PLAIN = /^[ -~]*$/;
const letters = (word: string, count: number): string => {
  // The first use of the segmenter takes 10 ms on a slow phone; most names do not need it.
  if (PLAIN.test(word)) return word.slice(0, count);
  return Array.from(segmenter().segment(word), ({ segment }) => segment)
    .slice(0, count)
    .join("");
};

/**
 * A name that fits a team card: the first initial and the first five letters of the second word, or the first six
 * letters of a single word. Source: the documents' "Name display".
 */
export function shortName(name: string): string {
  const [first = "", second] = name.trim().split(/\s+/);
  return second === undefined ? letters(first, 6) : `${letters(first, 1)} ${letters(second, 5)}`;
}

import { once } from "./once.ts";

const segmenter = once(() => new Intl.Segmenter());
const PLAIN = /^[ -~]*$/;

/** Letters as a reader counts them: a letter with its combining signs is one, and so is an emoji, in any script. */
export const firstLetters = (text: string, count: number): string => {
  // The first use of the segmenter takes 10 ms on a slow phone; most names do not need it.
  if (PLAIN.test(text)) return text.slice(0, count);
  return Array.from(segmenter().segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join("");
};

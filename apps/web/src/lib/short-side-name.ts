import { firstLetters } from "./first-letters.ts";

const SHORT = 4;

/** The short name of a side: unchanged up to four letters, else initials, else the first three letters. */
export function shortSideName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (firstLetters(name, SHORT) === name) return name;
  const initials = words.map((word) => firstLetters(word, 1)).join("");
  return (words.length > 1 ? initials : firstLetters(name, 3)).toUpperCase();
}

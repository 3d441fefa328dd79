import type { NameStyle } from "./apps.ts";

/** Letters that some publications print with a diacritic: the same name is then different byte by byte. */
const accentedLetters: Readonly<Record<string, string>> = { a: "á", e: "é", i: "í", o: "ö", u: "ü" };

/** Adds a diacritic to the first plain vowel of the family name. */
const withAccent = (word: string): string =>
  word.replace(/[aeiou]/, (letter) => accentedLetters[letter] ?? letter);

const words = (name: string): string[] => name.trim().split(/\s+/);

const styles: Readonly<Record<NameStyle, (name: string) => string>> = {
  full: (name) => name,
  initials: (name) => {
    const [first = "", ...rest] = words(name);
    return rest.length === 0 ? first : `${first.slice(0, 1)} ${rest.join(" ")}`;
  },
  accents: (name) => {
    const parts = words(name);
    const last = parts.pop() ?? "";
    return [...parts, withAccent(last)].join(" ");
  },
  "family-first": (name) => {
    const parts = words(name);
    const last = parts.pop() ?? "";
    return parts.length === 0 ? last : `${last}, ${parts.join(" ")}`;
  },
};

/** A player's name in the app's spelling. */
export const writeName = (name: string, style: NameStyle): string => styles[style](name);

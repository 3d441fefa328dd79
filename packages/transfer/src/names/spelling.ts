/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

/** The specification's rule: spaces, quotes and hyphens are removed, letters are lower-cased. */
export const documentedKey = (name: string): string =>
  name.replaceAll(/[\s'"’‘“”`´\-‐‑–]/gu, "").toLowerCase();

/** Lower case without diacritics. */
export const fold = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[øłđðþßæœı]/gu, (letter) => plainLetters[letter] ?? letter);

/**
 * Two or three capitals written together are initials: "AB de Villiers", "PJ Cummins". In a name that has small letters
 * too, so are up to five: "BMAJ Mendis".
 */
const areInitials = (word: string, mixed: boolean): boolean =>
  (mixed ? /^\p{Lu}{2,5}$/u : /^\p{Lu}{2,3}$/u).test(word);

/** Generational suffixes, which one list includes and another omits. */
const SUFFIXES = new Set(["jr", "sr", "ii", "iii"]);

/** "Sharma, Rohit" in the usual order. */
const withoutComma = (name: string): string => {
  const [family = "", givenName, ...more] = name.split(",");
  return givenName === undefined || more.length > 0 || SUFFIXES.has(fold(givenName.trim()))
    ? name
    : `${givenName} ${family}`;
};

/** The words of a name, the family's last, folded; joined initials are single letters. */
export function wordsOf(name: string): string[] {
  const words = withoutComma(name)
    .split(/[\s.,\-‐‑–_/]+/u)
    .map((word) => word.replaceAll(/['"’‘“”`´()]/gu, ""))
    .filter((word) => word !== "");
  const isMixedCase = /\p{Ll}/u.test(name);
  const foldedWords = words.flatMap((word) =>
    words.length > 1 && areInitials(word, isMixedCase) ? Array.from(fold(word)) : [fold(word)],
  );
  const bare = foldedWords.filter((word) => !SUFFIXES.has(word));
  return bare.length > 0 ? bare : foldedWords;
}

/** Whether `word` is the initial of `other` or the reverse. */
export const isInitialOf = (word: string, other: string): boolean =>
  (word.length === 1 && other.startsWith(word)) || (other.length === 1 && word.startsWith(other));

/** Insertions, deletions, replacements and swaps of neighbours between two words, counted up to `most` + 1. */
export function distanceBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [beforeLast, last]: [number[], number[]] = [[], [...Array(other.length + 1).keys()]];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const equal = one[row - 1] === other[column - 1];
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (equal ? 0 : 1));
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, beforeLast[column - 2]! + 1);
      current.push(cost);
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length]!;
}

/** Spellings of one long word: "Chakravarthy" and "Chakaravarthy". Short words must be equal. */
export function isSpellingOf(one: string, other: string): boolean {
  const shortest = Math.min(one.length, other.length);
  if (shortest < 5 || one[0] !== other[0]) return false;
  const most = shortest >= 8 ? 2 : 1;
  return distanceBetween(one, other, most) <= most;
}

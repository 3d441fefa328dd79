import { documentedKey, fold, isInitialOf, isSpellingOf, wordsOf } from "./spelling.ts";

/**
 * How two spellings of a name agree, the most certain first:
 * `documented` by the specification's rule; `folded` without diacritics and punctuation; `order` the same words in
 * another order; `initials` words or their initials, the first agreeing with the first and the last with the last;
 * `spelling` the same with a word spelled slightly differently; `shortened` with initials that nothing confirms ("DJ
 * Bravo", "Darren Bravo") and `called` by the initial of a later word ("KD Karthik", "D Karthik"), accepted only with
 * other evidence; `later` a word for an initial that is not the first ("Aasif Sheikh", "M A Sheikh") and `guess` anything
 * else in common, never accepted without a person.
 */
export const likenesses = [
  "documented",
  "folded",
  "order",
  "initials",
  "spelling",
  "shortened",
  "called",
  "later",
  "guess",
] as const;
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
  for (const first of ordersOf(one.words))
    for (const second of ordersOf(other.words)) {
      const likeness = inOrder(first, second);
      if (likeness !== null) return likeness;
    }
  return haveCommonWord(one.words, other.words) ? "guess" : null;
}

/** Initials at the end may be those of the first words: "Sharma RG". */
function ordersOf(words: readonly string[]): (readonly string[])[] {
  const whole = words.findLastIndex((word) => word.length > 1) + 1;
  return whole === 0 || whole === words.length
    ? [words]
    : [words, [...words.slice(whole), ...words.slice(0, whole)]];
}

type NameAgreement = "equal" | "spelled" | "initial" | null;

const agreementOf = (one: string, other: string): NameAgreement => {
  if (one === other) return one.length > 1 ? "equal" : "initial";
  if (isSpellingOf(one, other)) return "spelled";
  return isInitialOf(one, other) ? "initial" : null;
};

/** Null when the order of the words, the first or the last of them contradict each other. */
function inOrder(one: readonly string[], other: readonly string[]): Likeness | null {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 1) return ofOneWord(short[0]!, long);
  const middle = middleOf(short.slice(1, -1), long.slice(1, -1));
  const first = agreementOf(short[0]!, long[0]!);
  const last = agreementOf(short.at(-1)!, long.at(-1)!);
  if (isPartOf(short, long)) return "initials";
  if (last === "equal" && first === null && middleOf(short.slice(0, -1), long.slice(1, -1)) !== null)
    return short[0]!.length === 1 ? "called" : "later";
  if (first === null || middle === null || last === null) return null;
  const all = [first, ...middle, last];
  if (last === "initial") return first === "equal" ? "initials" : null;
  if (first === "initial" && isUnconfirmed(short, long)) return "shortened";
  return all.includes("equal") ? "initials" : "spelling";
}

/** The name alone of a player known by it: his first or his last. */
function ofOneWord(word: string, long: readonly string[]): Likeness | null {
  const ends = [agreementOf(word, long[0]!), agreementOf(word, long.at(-1)!)];
  return ends.includes("equal") ? "initials" : ends.includes("spelled") ? "spelling" : null;
}

/** Each of the fewer middle words beside a later one of the others; null where one of them has none. */
function middleOf(few: readonly string[], many: readonly string[]): NameAgreement[] | null {
  const agreements: NameAgreement[] = [];
  let from = 0;
  for (const word of few) {
    const at = many.findIndex((other, index) => index >= from && agreementOf(word, other) !== null);
    if (at === -1) return null;
    agreements.push(agreementOf(word, many[at]!));
    from = at + 1;
  }
  return agreements;
}

/**
 * Two whole words or more, all of them words of the longer name in its order from its first, or its last words: "Pedro
 * Porro Sauceda", "DJ Bell-Drummond".
 */
const isPartOf = (short: readonly string[], long: readonly string[]): boolean =>
  short.every((word) => word.length > 1) &&
  (short[0] === long[0]
    ? middleOf(short, long)?.every((agreement) => agreement === "equal") === true
    : long.slice(-short.length).join(" ") === short.join(" "));

/** The longer name has further initials, and the shorter one's first word is whole: they may be another player's. */
const isUnconfirmed = (short: readonly string[], long: readonly string[]): boolean =>
  long[0]!.length === 1 && short[0]!.length > 1 && long.length > short.length;

/** Whether a word, or a spelling of it, is in both names, or all words of the shorter one are initials of the other's. */
function haveCommonWord(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return (
    short.some((word) => word.length > 1 && long.some((each) => word === each || isSpellingOf(word, each))) ||
    short.every((word) => long.some((each) => word === each || isInitialOf(word, each)))
  );
}

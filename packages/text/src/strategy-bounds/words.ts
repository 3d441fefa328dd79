import type { TextKeyOf, TextValues } from "../keys.ts";

/** Returns a text of the area in the user's language. */
export type Say = (key: TextKeyOf<"strategy-bounds">, values?: TextValues) => string;

/** What descriptions of bounds need: the texts, and the names of the match's players, sides and roles. */
export interface BoundWords {
  readonly say: Say;
  /** BCP 47, for lists. */
  readonly language: string;
  readonly nameOf: (playerIndex: number) => string;
  readonly sideName: (side: "left" | "right") => string;
  readonly roleCode: (role: number) => string;
}

/** "A, B and C" in the user's language. */
export const listText = ({ language }: Pick<BoundWords, "language">, items: readonly string[]): string =>
  new Intl.ListFormat(language, { style: "long", type: "conjunction" }).format(items);

const eitherOf = ({ language }: Pick<BoundWords, "language">, items: readonly string[]): string =>
  new Intl.ListFormat(language, { style: "long", type: "disjunction" }).format(items);

/** The first `most` items, and how many more there are. */
export const shortList = (words: BoundWords, items: readonly string[], most: number): string =>
  items.length > most
    ? words.say("strategy-bounds.andMore", {
        names: items.slice(0, most).join(", "),
        more: items.length - most,
      })
    : items.join(", ");

export const namesOf = (words: BoundWords, players: readonly number[]): string[] => players.map(words.nameOf);

export const countsText = (counts: readonly number[]): string => counts.join("-");

/** "5-6 or 6-5"; a long list is shortened. */
export function eitherCounts(words: BoundWords, lists: readonly (readonly number[])[], most: number): string {
  if (lists.length === 0) return words.say("strategy-bounds.none");
  const items = lists.map(countsText);
  return items.length > most ? shortList(words, items, most) : eitherOf(words, items);
}

export const eitherNumber = (words: BoundWords, counts: readonly number[]): string =>
  eitherOf(words, counts.map(String));

/** The name of the subject of an exposure or a share: a player, a captain pair, or plain counts. */
export function subjectName(words: BoundWords, field: string, key: string): string {
  const [first = 0, second = 0] = key.split("-").map(Number);
  if (field === "pair_exposure")
    return words.say("strategy-bounds.pair", {
      captain: words.nameOf(first),
      viceCaptain: words.nameOf(second),
    });
  return key.includes("-") ? key : words.nameOf(first);
}

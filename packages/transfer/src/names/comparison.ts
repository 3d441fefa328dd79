import { likenesses, likenessOf, parseName } from "./likeness.ts";
import type { Likeness, ParsedName } from "./likeness.ts";

/** A player of one of the two lists. */
export interface NamedPlayer {
  readonly id: string;
  readonly name: string;
  /** 0 left, 1 right. */
  readonly side: 0 | 1;
  /** The role's code, or null when the list does not say. */
  readonly role: string | null;
}

export interface NameEntry extends NamedPlayer {
  readonly parsed: ParsedName;
}

/** A shortened name is accepted beside at least this many players of the side whose names are certain. */
const EVIDENCE = 3;

const isAtLeast = (likeness: Likeness | null, level: Likeness): boolean =>
  likeness !== null && likenesses.indexOf(likeness) <= likenesses.indexOf(level);

const entriesOf = (players: readonly NamedPlayer[]): NameEntry[] =>
  players.map((player) => ({ ...player, parsed: parseName(player.name) }));

/** All names of two lists compared within a side, and the players who have no partner yet. */
export class Comparison {
  readonly free: { readonly own: Set<NameEntry>; readonly other: Set<NameEntry> };
  readonly #own: readonly NameEntry[];
  readonly #other: readonly NameEntry[];
  readonly #likeness: ReadonlyMap<NameEntry, ReadonlyMap<NameEntry, Likeness | null>>;
  readonly #sideOf: (entry: NameEntry) => number;

  constructor(ourPlayers: readonly NamedPlayer[], theirPlayers: readonly NamedPlayer[], isSwapped: boolean) {
    this.#own = entriesOf(ourPlayers);
    this.#other = entriesOf(theirPlayers);
    this.#sideOf = ({ side }) => (isSwapped ? 1 - side : side);
    this.free = { own: new Set(this.#own), other: new Set(this.#other) };
    this.#likeness = new Map(
      this.#own.map((one) => [
        one,
        new Map(
          this.#other
            .filter((entry) => this.#sideOf(entry) === one.side)
            .map((entry) => [entry, likenessOf(one.parsed, entry.parsed)] as const),
        ),
      ]),
    );
  }

  between(one: NameEntry, entry: NameEntry): Likeness | null {
    return this.#likeness.get(one)?.get(entry) ?? null;
  }

  /** Includes more certain likenesses: players who are ambiguous there must not be paired by a weaker likeness. */
  agree(one: NameEntry, entry: NameEntry, level: Likeness): boolean {
    return isAtLeast(this.between(one, entry), level);
  }

  /** Whether players who have no other partner may be paired without a person. */
  isSure(one: NameEntry, entry: NameEntry): boolean {
    const level = this.between(one, entry);
    if (level === "shortened" || level === "called") return this.#isConfirmed(one, entry, level);
    return isAtLeast(level, "order") || !this.#hasRival(one, entry);
  }

  /** Somebody without a partner whose name agrees with either in a less certain way. */
  #hasRival(one: NameEntry, entry: NameEntry): boolean {
    const { own, other } = this.free;
    const isCertain = (mine: NameEntry, its: NameEntry): boolean => this.agree(mine, its, "spelling");
    const mayBe = (mine: NameEntry, its: NameEntry): boolean =>
      !isCertain(mine, its) && this.agree(mine, its, "later");
    return (
      [...other].some((rival) => mayBe(one, rival) && ![...own].some((each) => isCertain(each, rival))) ||
      [...own].some((rival) => mayBe(rival, entry) && ![...other].some((each) => isCertain(rival, each)))
    );
  }

  /**
   * By equal roles; where a role is unknown, by a list of the side that misses nobody and whose names are certain. Of a
   * player called by a later name, the list has to have more players than ours, as a whole squad has.
   */
  #isConfirmed(one: NameEntry, entry: NameEntry, level: "shortened" | "called"): boolean {
    if (one.role !== null && entry.role !== null) return one.role === entry.role;
    const ownEntries = this.#own.filter(({ side }) => side === one.side);
    const other = this.#other.filter((each) => this.#sideOf(each) === one.side);
    const pairCount = ownEntries.filter((each) => !this.free.own.has(each)).length;
    const more = other.length - ownEntries.length;
    return pairCount >= EVIDENCE && (level === "called" ? more > 0 : more >= 0);
  }
}

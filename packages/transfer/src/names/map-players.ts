import { Comparison } from "./comparison.ts";
import type { NameEntry, NamedPlayer } from "./comparison.ts";
import { likenesses } from "./likeness.ts";
import type { Likeness } from "./likeness.ts";

export interface PlayerPair {
  readonly ours: string;
  readonly theirs: string;
  readonly likeness: Likeness;
}

export interface PendingPlayer {
  readonly ours: string;
  /** Ids of the other list that may be the player, the likeliest first. */
  readonly candidates: readonly string[];
}

export interface PlayerMapping {
  readonly pairs: readonly PlayerPair[];
  /** Our players without a pair: a person decides. */
  readonly pending: readonly PendingPlayer[];
  /** Players of the other list without a pair. */
  readonly unused: readonly string[];
  /** The other list has the sides in reverse order. */
  readonly swapped: boolean;
}

/** Most candidates that are shown for a player. */
const CANDIDATES = 5;
const certain = likenesses.filter((likeness) => likeness !== "guess" && likeness !== "later");

/**
 * Pairs our players with an app's, one to one, within a side. A pair is accepted only when neither player has another
 * partner of the same or a more certain likeness; where names leave a choice, equal roles may decide it. The most
 * certain likeness is paired first.
 */
export function mapPlayers(ours: readonly NamedPlayer[], theirs: readonly NamedPlayer[]): PlayerMapping {
  const straight = mapSides(ours, theirs, false);
  const swapped = mapSides(ours, theirs, true);
  return swapped.pairs.length > straight.pairs.length ? swapped : straight;
}

function mapSides(
  ourPlayers: readonly NamedPlayer[],
  theirPlayers: readonly NamedPlayer[],
  isSwapped: boolean,
): PlayerMapping {
  const names = new Comparison(ourPlayers, theirPlayers, isSwapped);
  const { free } = names;
  const pairs: PlayerPair[] = [];
  for (const level of certain)
    for (const byRole of [false, true]) {
      const partners = onlyPartners(
        free,
        (one, entry) =>
          names.agree(one, entry, level) && (!byRole || (one.role !== null && one.role === entry.role)),
      );
      for (const [one, entry] of partners.filter(([mine, its]) => names.isSure(mine, its))) {
        pairs.push({ ours: one.id, theirs: entry.id, likeness: names.between(one, entry) ?? level });
        free.own.delete(one);
        free.other.delete(entry);
      }
    }
  return {
    pairs,
    pending: [...free.own].map((one) => ({
      ours: one.id,
      candidates: rank(one, [...free.other], names),
    })),
    unused: [...free.other].map(({ id }) => id),
    swapped: isSwapped,
  };
}

/** Pairs of unpaired players of which each is the other's only partner. */
function onlyPartners(
  free: { readonly own: ReadonlySet<NameEntry>; readonly other: ReadonlySet<NameEntry> },
  agree: (one: NameEntry, entry: NameEntry) => boolean,
): [NameEntry, NameEntry][] {
  const pairs: [NameEntry, NameEntry][] = [];
  for (const one of free.own) {
    const partners = [...free.other].filter((entry) => agree(one, entry));
    const [partner] = partners;
    if (partner === undefined || partners.length > 1) continue;
    if ([...free.own].filter((mate) => agree(mate, partner)).length === 1) pairs.push([one, partner]);
  }
  return pairs;
}

function rank(one: NameEntry, free: readonly NameEntry[], names: Comparison): string[] {
  const scoreOf = (entry: NameEntry): number => {
    const likeness = names.between(one, entry);
    const byName = likeness === null ? likenesses.length : likenesses.indexOf(likeness);
    return byName * 2 + (one.role !== null && one.role === entry.role ? 0 : 1);
  };
  return free
    .filter((entry) => names.between(one, entry) !== null)
    .toSorted((a, b) => scoreOf(a) - scoreOf(b))
    .slice(0, CANDIDATES)
    .map(({ id }) => id);
}

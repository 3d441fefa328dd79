import { countPlayers } from "./analytics/players.ts";
import type { TeamColumns } from "./columns.ts";
import { differenceOf, membersOf } from "./members.ts";
import { selectTeams } from "./select.ts";
import { distinctRows, EMPTY, scatter, slotsFor } from "./team-index.ts";

/**
 * How different the teams are from each other, all figures exact. A difference is the number of players of one
 * team that the other lacks; captains do not count.
 */
export interface Difference {
  /** Smallest difference of any two teams; 0 when two have the same lineup. Null with fewer than two teams. */
  readonly smallest: number | null;
  /** Smallest difference of any two distinct lineups. Null with fewer than two lineups. */
  readonly smallestOfLineups: number | null;
  /** Mean over all pairs of teams. Null with fewer than two teams. */
  readonly mean: number | null;
  /** Distinct sets of players. */
  readonly lineups: number;
  /** Teams that repeat an earlier one by players, captain and vice-captain. */
  readonly repeats: number;
}

/** Measures the given rows, or all teams. */
export function measureDifference(columns: TeamColumns, rows?: Uint32Array): Difference {
  const teams = rows === undefined ? columns : selectTeams(columns, rows);
  const lineups = distinctRows(teams, "lineup");
  const smallestOfLineups = smallestDifference(selectTeams(teams, lineups));
  return {
    smallest: teams.count < 2 ? null : lineups.length < teams.count ? 0 : smallestOfLineups,
    smallestOfLineups,
    mean: meanDifference(teams),
    lineups: lineups.length,
    repeats: teams.count - distinctRows(teams, "team").length,
  };
}

/**
 * The players that two teams share, summed over all pairs. Each player counts once per pair of teams that hold the
 * player, so the mean follows from the players' counts without comparing pairs.
 */
function meanDifference(columns: TeamColumns): number | null {
  const pairs = (columns.count * (columns.count - 1)) / 2;
  if (pairs === 0) return null;
  let sharedCount = 0;
  for (const count of countPlayers(columns).member) sharedCount += (count * (count - 1)) / 2;
  return membersOf(columns, 0).length - sharedCount / pairs;
}

/**
 * Distinct lineups that differ in d players become equal when each drops some d of its players. Differences of one and
 * two are found by hashing the remaining players. Only a set without them is compared pair by pair, and that comparison
 * stops at the first difference of three.
 */
function smallestDifference(lineups: TeamColumns): number | null {
  if (lineups.count < 2) return null;
  for (const dropped of [1, 2] as const) {
    const worthHashing = lineups.count > HASH_FROM;
    if (worthHashing && someDifferBy(lineups, dropped)) return dropped;
  }
  return smallestByPairs(lineups, lineups.count > HASH_FROM ? 3 : 1);
}

/** Below this many lineups, comparing all pairs is faster than hashing. */
const HASH_FROM = 400;

function someDifferBy(lineups: TeamColumns, droppedCount: 1 | 2): boolean {
  const size = membersOf(lineups, 0).length;
  const slots = slotsFor(lineups.count * (droppedCount === 1 ? size : (size * (size - 1)) / 2));
  const mask = slots.length - 1;
  const meets = (hash: number, row: number): boolean => {
    let slot = hash & mask;
    for (; slots[slot] !== EMPTY; slot = (slot + 1) & mask)
      if (slots[slot] !== row && differenceOf(lineups, slots[slot]!, row) <= droppedCount) return true;
    slots[slot] = row;
    return false;
  };
  for (let row = 0; row < lineups.count; row++) {
    const members = membersOf(lineups, row).map((player) => scatter(player + 1));
    const whole = members.reduce((hash, word) => hash ^ word, 0);
    for (let one = 0; one < size; one++) {
      const without = whole ^ members[one]!;
      if (droppedCount === 1) {
        if (meets(scatter(without), row)) return true;
        continue;
      }
      for (let other = one + 1; other < size; other++)
        if (meets(scatter(without ^ members[other]!), row)) return true;
    }
  }
  return false;
}

function smallestByPairs(lineups: TeamColumns, least: number): number {
  let smallest = Infinity;
  for (let one = 0; one < lineups.count; one++)
    for (let other = one + 1; other < lineups.count; other++) {
      const difference = differenceOf(lineups, one, other);
      if (difference < smallest) smallest = difference;
      if (smallest <= least) return smallest;
    }
  return smallest;
}

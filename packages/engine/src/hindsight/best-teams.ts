import type { Outcome, Strategy } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import { refuse, succeed } from "../outcome.ts";
import type { Refusal } from "../outcome.ts";
import { emptyColumns, MEMBER_WORDS } from "../team-set/columns.ts";
import type { TeamColumns } from "../team-set/columns.ts";
import { bestLineups } from "./best-lineups.ts";
import type { LedLineup } from "./best-lineups.ts";
import { CAPTAIN_EXTRA, holdsIndex, VICE_CAPTAIN_EXTRA } from "./captaincy.ts";
import { searchSpaceOf } from "./search-space.ts";
import type { SearchSpace } from "./search-space.ts";
import type { SideLineups } from "./side-lineups.ts";
import { TopHeap } from "./top-heap.ts";
import { UNITS_PER_POINT } from "./units.ts";

/** Teams, most points first, and the points of each. */
export interface BestTeams {
  readonly teams: TeamColumns;
  readonly points: Float64Array;
}

export const MOST_BEST_TEAMS = 100_000;

/**
 * The exact `count` teams with the most points that the strategy allows (all of them when there are fewer), the
 * captain's points counted twice and the vice-captain's one and a half times. `points` is by player_index, in
 * hundredths of a point at the finest; projections before the match work too. Ties at the end of the list are resolved
 * in a fixed but unspecified order. Refusals: those of `compile`, `bad-count`, `bad-points`, `too-large` (more than
 * `MOST_LINEUPS` half lineups of a side: over 26 cricketers a side with the standard partitions, over 20 with all).
 */
export function bestTeams(
  match: EngineMatch,
  strategy: Strategy,
  points: ArrayLike<number>,
  count: number,
): Outcome<BestTeams, Refusal> {
  if (!Number.isInteger(count) || count < 1 || count > MOST_BEST_TEAMS)
    return refuse("bad-count", { most: MOST_BEST_TEAMS }, "count");
  const space = searchSpaceOf(match, strategy, points);
  if (!space.ok) return space;
  const lineups = bestLineups(space.value, count);
  return succeed(writeTeams(match, space.value, lineups, count));
}

/**
 * The best of all legal teams of the given players (those who played), independent of a strategy; null where they form
 * no legal team.
 */
export function dreamTeam(
  match: EngineMatch,
  players: readonly number[],
  points: ArrayLike<number>,
): Outcome<BestTeams | null, Refusal> {
  const found = bestTeams(match, legalStrategy(match, players), points, 1);
  return found.ok && found.value.teams.count === 0 ? succeed(null) : found;
}

/** Every legal team of these players: "all possible teams of the match". */
export const legalStrategy = (match: EngineMatch, players: readonly number[]): Strategy => ({
  sport: match.sport,
  players: [...players],
});

/** The positions of a half lineup's candidates. */
const candidatesOf = (side: SideLineups, at: number, leader: "captain" | "viceCaptain"): number[] =>
  side.players.flatMap((player, index) => (player[leader] && holdsIndex(side, at, index) ? [index] : []));

interface Leaders {
  readonly lineup: LedLineup;
  readonly captain: number;
  readonly viceCaptain: number;
}

function writeTeams(match: EngineMatch, space: SearchSpace, lineups: LedLineup[], count: number): BestTeams {
  const kept = new TopHeap(count);
  const found: Leaders[] = [];
  for (const lineup of lineups)
    eachLeading(space, lineup, (value, captain, viceCaptain) => {
      if (value <= kept.threshold) return;
      kept.add(value, found.push({ lineup, captain, viceCaptain }) - 1);
    });
  const order = kept.order();
  const teams = emptyColumns(match.sport, order.length);
  for (const [row, index] of order.entries()) writeTeam(teams, row, space, found[kept.items[index]!]!);
  return {
    teams,
    points: Float64Array.from(order, (index) => kept.values[index]! / UNITS_PER_POINT),
  };
}

/** Every captain and vice-captain of the lineup for the given division of the captaincy, by player_index. */
function eachLeading(
  { left, right }: SearchSpace,
  { left: one, right: other, leftPart }: LedLineup,
  visit: (value: number, captain: number, viceCaptain: number) => void,
): void {
  const captainSide = (leftPart & 1) === 1 ? left : right;
  const viceSide = (leftPart & 2) === 2 ? left : right;
  const captains = candidatesOf(captainSide, captainSide === left ? one : other, "captain");
  const viceCaptains = candidatesOf(viceSide, viceSide === left ? one : other, "viceCaptain");
  const value = left.value[one]! + right.value[other]!;
  for (const captainIndex of captains)
    for (const viceIndex of viceCaptains) {
      const captain = captainSide.players[captainIndex]!;
      const viceCaptain = viceSide.players[viceIndex]!;
      if (captain.index === viceCaptain.index) continue;
      visit(
        value + CAPTAIN_EXTRA * captain.hundredths + VICE_CAPTAIN_EXTRA * viceCaptain.hundredths,
        captain.index,
        viceCaptain.index,
      );
    }
}

function writeTeam(teams: TeamColumns, row: number, { left, right }: SearchSpace, leaders: Leaders): void {
  const { lineup, captain, viceCaptain } = leaders;
  for (const [side, at] of [
    [left, lineup.left],
    [right, lineup.right],
  ] as const)
    for (const [position, { index }] of side.players.entries())
      if (holdsIndex(side, at, position))
        teams.members[row * MEMBER_WORDS + (index >> 5)]! |= 1 << (index & 31);
  teams.captain[row] = captain;
  teams.viceCaptain[row] = viceCaptain;
  teams.credits[row] = left.credits[lineup.left]! + right.credits[lineup.right]!;
}

import type { Outcome, Strategy } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import { refuse, succeed } from "../outcome.ts";
import type { Refusal } from "../outcome.ts";
import { emptyColumns, MEMBER_WORDS } from "../team-set/columns.ts";
import type { TeamColumns } from "../team-set/columns.ts";
import { bestLineups } from "./best-lineups.ts";
import type { LedLineup } from "./best-lineups.ts";
import { CAPTAIN_EXTRA, holdsPlace, VICE_CAPTAIN_EXTRA } from "./leaders.ts";
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
 * The `count` teams with the most points that the strategy allows (all of them where they are fewer), captain
 * counted twice and vice-captain one and a half times: exact. `points` is by player_index, in hundredths of a
 * point at the finest; the same figures may be projections before the match. Which of several teams with the
 * same points stand last is not said, but always the same. Refusals: those of `compile`, `bad-count`,
 * `bad-points`, `too-large` (more than `MOST_LINEUPS` half lineups of a side: over 26 cricketers a side with the
 * standard partitions, over 20 with all).
 */
export function bestTeams(
  match: EngineMatch,
  strategy: Strategy,
  points: ArrayLike<number>,
  count: number,
): Outcome<BestTeams, Refusal> {
  if (!Number.isInteger(count) || count < 1 || count > MOST_BEST_TEAMS)
    return refuse("bad-count", `Ask for 1 to ${MOST_BEST_TEAMS} best teams`, "count");
  const space = searchSpaceOf(match, strategy, points);
  if (!space.ok) return space;
  const lineups = bestLineups(space.value, count);
  return succeed(writeTeams(match, space.value, lineups, count));
}

/**
 * The best of all legal teams of the players given (those who played), whatever a strategy asked; null where they
 * make no legal team.
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

/** The places of a half lineup's candidates. */
const candidatesOf = (side: SideLineups, at: number, leader: "captain" | "viceCaptain"): number[] =>
  side.players.flatMap((player, place) => (player[leader] && holdsPlace(side, at, place) ? [place] : []));

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
  for (const [row, place] of order.entries()) writeTeam(teams, row, space, found[kept.items[place]!]!);
  return {
    teams,
    points: Float64Array.from(order, (place) => kept.values[place]! / UNITS_PER_POINT),
  };
}

/** Every captain and vice-captain of the lineup that its sides provide as its part says, by player_index. */
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
  for (const captainPlace of captains)
    for (const vicePlace of viceCaptains) {
      const captain = captainSide.players[captainPlace]!;
      const viceCaptain = viceSide.players[vicePlace]!;
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
    for (const [place, { index }] of side.players.entries())
      if (holdsPlace(side, at, place)) teams.members[row * MEMBER_WORDS + (index >> 5)]! |= 1 << (index & 31);
  teams.captain[row] = captain;
  teams.viceCaptain[row] = viceCaptain;
  teams.credits[row] = left.credits[lineup.left]! + right.credits[lineup.right]!;
}

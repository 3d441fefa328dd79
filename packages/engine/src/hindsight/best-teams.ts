import type { Outcome, Strategy } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import { refuse, succeed } from "../outcome.ts";
import type { Refusal } from "../outcome.ts";
import { emptyColumns, MEMBER_WORDS } from "../team-set/columns.ts";
import type { TeamColumns } from "../team-set/columns.ts";
import { sidesOf } from "../plan/compile.ts";
import { bestCells } from "./best-cells.ts";
import { bestOfCells } from "./best-of-cells.ts";
import type { BestTeam } from "./best-of-cells.ts";
import { BestWays } from "./best-ways.ts";
import type { TakePlayer } from "./best-ways.ts";
import { otherCaptaincy } from "./captaincy.ts";
import { hundredthsOf, UNITS_PER_POINT } from "./units.ts";

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
 * in a fixed but unspecified order. Refusals: those of `compile`, `bad-count`, `bad-points`.
 */
export function bestTeams(
  match: EngineMatch,
  strategy: Strategy,
  points: ArrayLike<number>,
  count: number,
): Outcome<BestTeams, Refusal> {
  if (!Number.isInteger(count) || count < 1 || count > MOST_BEST_TEAMS)
    return refuse("bad-count", { most: MOST_BEST_TEAMS }, "count");
  const hundredths = hundredthsOf(points);
  if (!hundredths.ok) return hundredths;
  const plan = sidesOf(match, strategy);
  if (!plan.ok) return plan;
  const left = new BestWays(plan.value.left, hundredths.value);
  const right = new BestWays(plan.value.right, hundredths.value);
  const found = bestOfCells(bestCells(plan.value, left, right, count), left, right, count);
  return succeed(writeTeams(match.sport, plan.value.common.unit, left, right, found));
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

function writeTeams(
  sport: EngineMatch["sport"],
  unit: number,
  left: BestWays,
  right: BestWays,
  found: readonly BestTeam[],
): BestTeams {
  const teams = emptyColumns(sport, found.length);
  for (const [row, { cell, left: one, right: other }] of found.entries()) {
    const take: TakePlayer = ({ index }, captain, viceCaptain) => {
      teams.members[row * MEMBER_WORDS + (index >> 5)]! |= 1 << (index & 31);
      if (captain) teams.captain[row] = index;
      if (viceCaptain) teams.viceCaptain[row] = index;
    };
    left.players(one, cell.captaincy, take);
    right.players(other, otherCaptaincy(cell.captaincy), take);
    teams.credits[row] = cell.credits * unit;
  }
  return {
    teams,
    points: Float64Array.from(found, (team) => (team.left.value + team.right.value) / UNITS_PER_POINT),
  };
}

import type { Shortfall } from "@teamwright/domain";
import type { TablesIndex } from "@teamwright/domain/sports";
import type { CountedSides } from "../plan/compile.ts";
import { emptyColumns, MEMBER_WORDS } from "../team-set/columns.ts";
import type { TeamColumns } from "../team-set/columns.ts";
import { bestCells } from "./best-cells.ts";
import { bestOfCells } from "./best-of-cells.ts";
import { BestWays } from "./best-ways.ts";
import type { TakePlayer } from "./best-ways.ts";
import { otherCaptaincy } from "./captaincy.ts";
import { UNITS_PER_POINT } from "./units.ts";

/** Teams, most points first, and the points of each. */
export interface BestTeams {
  readonly teams: TeamColumns;
  readonly points: Float64Array;
}

/** The best teams as a set, and the bounds on it that hold in part only. */
export interface BestSet extends BestTeams {
  readonly shortfalls: readonly Shortfall[];
}

/** The `count` teams with the most points of counted sides; all of them when there are fewer. */
export function listBest(
  sport: TablesIndex,
  sides: CountedSides,
  hundredths: Int32Array,
  count: number,
): BestTeams {
  const left = new BestWays(sides.left, hundredths);
  const right = new BestWays(sides.right, hundredths);
  const best = bestOfCells(bestCells(sides, left, right, count), left, right, count);
  const teams = emptyColumns(sport, best.length);
  for (const [row, { cell, left: one, right: other }] of best.entries()) {
    const take: TakePlayer = ({ index }, captain, viceCaptain) => {
      teams.members[row * MEMBER_WORDS + (index >> 5)]! |= 1 << (index & 31);
      if (captain) teams.captain[row] = index;
      if (viceCaptain) teams.viceCaptain[row] = index;
    };
    left.players(one, cell.captaincy, take);
    right.players(other, otherCaptaincy(cell.captaincy), take);
    teams.credits[row] = cell.credits * sides.common.unit;
  }
  return {
    teams,
    points: Float64Array.from(best, (team) => (team.left.value + team.right.value) / UNITS_PER_POINT),
  };
}

import type { Strategy } from "@teamwright/domain";
import type { TeamColumns } from "../../team-set/columns.ts";
import type { Candidate } from "./candidate.ts";
import { popcount } from "../../team-set/members.ts";

/**
 * The minimum difference of any two teams of a set: players of one that the other lacks, and captains where they count.
 */
export interface Distance {
  readonly least: number;
  readonly leadersCount: boolean;
}

/** The minimum difference that a strategy sets, if any. */
export const distanceIn = (strategy: Strategy | undefined): Distance | undefined =>
  strategy?.min_difference === undefined || strategy.min_difference === 0
    ? undefined
    : {
        least: strategy.min_difference,
        leadersCount: strategy.min_difference_counts_captains ?? false,
      };

/** Rows among the first `count` that are too similar to the team, at most `most` of them, without the row `except`. */
export function tooNear(
  columns: TeamColumns,
  count: number,
  team: Candidate,
  { least, leadersCount }: Distance,
  except: number,
  most: number,
): number[] {
  const { members, captain, viceCaptain } = columns;
  const [first, second, third] = team.words;
  const rows: number[] = [];
  for (let row = 0; row < count; row++) {
    let apart =
      popcount(first & ~members[3 * row]!) +
      popcount(second & ~members[3 * row + 1]!) +
      popcount(third & ~members[3 * row + 2]!);
    if (apart >= least || row === except) continue;
    if (leadersCount) {
      if (captain[row] !== team.captain) apart++;
      if (viceCaptain[row] !== team.viceCaptain) apart++;
      if (apart >= least) continue;
    }
    rows.push(row);
    if (rows.length === most) break;
  }
  return rows;
}

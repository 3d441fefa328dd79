import type { TeamColumns } from "../../team-set/columns.ts";
import type { Candidate } from "./candidate.ts";

/** How far apart any two teams of a set must be: players of one that the other lacks, and leaders where they count. */
export interface Distance {
  readonly least: number;
  readonly leadersCount: boolean;
}

/** Bits of a 32-bit word (Hacker's Delight, 5-1). */
function bits(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Rows among the first `count` that are too near to the team, at most `most` of them, the row `except` left out. */
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
  const found: number[] = [];
  for (let row = 0; row < count; row++) {
    let apart =
      bits(first & ~members[3 * row]!) +
      bits(second & ~members[3 * row + 1]!) +
      bits(third & ~members[3 * row + 2]!);
    if (apart >= least || row === except) continue;
    if (leadersCount) {
      if (captain[row] !== team.captain) apart++;
      if (viceCaptain[row] !== team.viceCaptain) apart++;
      if (apart >= least) continue;
    }
    found.push(row);
    if (found.length === most) break;
  }
  return found;
}

import { balanceTeams } from "./balance.ts";
import { extremesOf, shareFigures } from "./figures.ts";
import type { ShareFigures } from "./figures.ts";
import { cutRanges } from "./ranges.ts";
import type { MemberRange } from "./ranges.ts";
import type { AllocatedTeams } from "./teams.ts";

export interface AllocationRequest {
  readonly teams: AllocatedTeams;
  /** Teams per member. */
  readonly counts: readonly number[];
  readonly seed: number;
  /** True: the shares are chosen from all teams. False: they are the first teams, in their order. */
  readonly balanced: boolean;
}

export interface Allocation {
  /** In order of position. */
  readonly ranges: readonly MemberRange[];
  /** `rows[position - 1]` is the row of the team at a position. */
  readonly rows: Uint32Array;
  readonly best: ShareFigures | null;
  readonly worst: ShareFigures | null;
}

/** Shares teams among the members; null when there are fewer teams than the members get together. */
export function allocate({ teams, counts, seed, balanced }: AllocationRequest): Allocation | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total > teams.count) return null;
  const ranges = cutRanges(counts, seed);
  const rows = balanced
    ? balanceTeams(teams, ranges, seed)
    : Uint32Array.from({ length: total }, (_, row) => row);
  const extremes = extremesOf(shareFigures(teams, rows, ranges));
  return { ranges, rows, best: extremes?.best ?? null, worst: extremes?.worst ?? null };
}

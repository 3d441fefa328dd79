import { allocate } from "@teamwright/allocation";
import type { MemberRange, ShareFigures } from "@teamwright/allocation";
import { MAX_SPARE_TEAMS, succeed } from "@teamwright/domain";
import type { Team } from "@teamwright/domain";
import { everyRow, toTeams } from "@teamwright/engine";
import type { MatchTeams, Success } from "./handler.ts";

interface AllocationInput extends MatchTeams {
  /** Teams per member. */
  readonly counts: readonly number[];
  readonly seed: number;
  readonly balanced: boolean;
}

interface TeamAllocation {
  readonly ranges: readonly MemberRange[];
  /** In order of their positions, numbered from 1. */
  readonly teams: readonly Team[];
  /** Teams that nobody gets, for those who come later. */
  readonly spare: readonly Team[];
  readonly best: ShareFigures | null;
  readonly worst: ShareFigures | null;
}

/** Shares the first teams among members; null when there are fewer teams than the members get together. */
export function allocateTeams(input: AllocationInput): Success<TeamAllocation | null> {
  const { match, teams, counts, seed, balanced } = input;
  const allocation = allocate({ teams, counts, seed, balanced });
  if (allocation === null) return succeed(null);
  const { ranges, rows, best, worst } = allocation;
  const usedRows = new Set(rows);
  const spare = everyRow(teams)
    .filter((row) => !usedRows.has(row))
    .subarray(0, MAX_SPARE_TEAMS);
  const orderedTeams = toTeams(teams, match, Uint32Array.of(...rows, ...spare)).map((team, index) => ({
    ...team,
    team_number: index + 1,
  }));
  return succeed({
    ranges,
    teams: orderedTeams.slice(0, rows.length),
    spare: orderedTeams.slice(rows.length),
    best,
    worst,
  });
}

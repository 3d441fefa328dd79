import type { Team } from "@teamwright/domain";
import { emptyColumns } from "@teamwright/engine/team-set";
import type { TeamColumns } from "@teamwright/engine/team-set";
import { encodeTeams, selectTeams, toTeams } from "@teamwright/engine";
import type { StoredMatch } from "../matches/public.ts";
import { engineMatch } from "./engine-match.ts";

/** Positions of teams in a set, both inclusive, from 1. */
export interface TeamRange {
  readonly left: number;
  readonly right: number;
}

const rowsOf = ({ left, right }: TeamRange, count: number): Uint32Array => {
  const last = Math.min(right, count);
  return Uint32Array.from({ length: Math.max(0, last - left + 1) }, (_, index) => left - 1 + index);
};

/**
 * The JSON teams of a range. The match may have changed since the post: players who left the squad still have their
 * role.
 */
export function teamsInRange(set: TeamColumns, range: TeamRange, match: StoredMatch): Team[] {
  return toTeams(set, engineMatch(match), rowsOf(range, set.count));
}

/** The range of a page of `size` teams; pages start at 0. */
export const rangeOfPage = (page: number, size: number): TeamRange => ({
  left: page * size + 1,
  right: (page + 1) * size,
});

/**
 * The teams of a range in the compact format as base64: a tenth of the size of JSON. `decodeTeams` of the engine reads
 * it.
 */
export function packTeams(set: TeamColumns, range?: TeamRange): string {
  const rows = range === undefined ? null : rowsOf(range, set.count);
  const part = rows === null ? set : rows.length === 0 ? emptyColumns(set.sport, 0) : selectTeams(set, rows);
  return Buffer.from(encodeTeams(part)).toString("base64");
}

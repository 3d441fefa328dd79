import type { TablesIndex } from "@teamwright/domain/sports";

/** Words of 32 bits that hold a team's members: enough for player_index 0 to 69. */
export const MEMBER_WORDS = 3;

/**
 * A team set as columns, one value (or three words) per team: transferred to a worker without copying and stored in
 * IndexedDB unchanged. 25,000 teams take 500,000 bytes.
 */
export interface TeamColumns {
  readonly sport: TablesIndex;
  readonly count: number;
  /** Three words per team: bit p of word p>>5 is player_index p. */
  readonly members: Uint32Array;
  /** player_index. */
  readonly captain: Uint8Array;
  /** player_index. */
  readonly viceCaptain: Uint8Array;
  /** Hundredths of a credit. */
  readonly credits: Uint16Array;
  /** team_number, from 1. */
  readonly number: Uint32Array;
}

/** Columns of `count` teams, zero except for the numbers, which run from 1. */
export function emptyColumns(sport: TablesIndex, count: number): TeamColumns {
  const number = new Uint32Array(count);
  for (let team = 0; team < count; team++) number[team] = team + 1;
  return {
    sport,
    count,
    members: new Uint32Array(MEMBER_WORDS * count),
    captain: new Uint8Array(count),
    viceCaptain: new Uint8Array(count),
    credits: new Uint16Array(count),
    number,
  };
}

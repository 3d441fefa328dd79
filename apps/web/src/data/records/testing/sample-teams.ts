import type { SportIndex } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import type { TeamsToStore } from "../new-attempt.ts";

/** Columns of this many teams. For the database only their sizes matter. */
export function sampleColumns(count: number, sport: SportIndex = 0): TeamColumns {
  return {
    sport,
    count,
    members: Uint32Array.from({ length: 3 * count }, (_, at) => (at * 2654435761) >>> 0),
    captain: Uint8Array.from({ length: count }, (_, at) => at % 11),
    viceCaptain: Uint8Array.from({ length: count }, (_, at) => (at + 1) % 11),
    credits: Uint16Array.from({ length: count }, () => 9850),
    number: Uint32Array.from({ length: count }, (_, at) => at + 1),
  };
}

export const sampleGeneration = (count: number): TeamsToStore => ({
  requested: count,
  seed: 7,
  possible: { lineups: 1000, teams: 5000 },
  shortfalls: [],
  teams: sampleColumns(count),
});

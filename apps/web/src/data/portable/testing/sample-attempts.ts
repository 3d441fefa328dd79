import { emptyColumns, maskOf } from "@teamwright/engine/team-set";
import type { TeamColumns } from "@teamwright/engine/team-set";
import type { RecordsDatabase } from "#data/records/database.ts";
import { storeAttempt } from "#data/records/testing/store-attempt.ts";
import { sampleMatch } from "#data/strategy/testing/sample-match.ts";

export const NOW = Date.parse("2030-01-01T10:00:00Z");
export const match = sampleMatch(0, { left: [2, 5, 3, 4], right: [2, 5, 3, 4] });

/** Teams of 11 players in a row of the 28, from a different first player each. */
export function columns(count: number, from = 0): TeamColumns {
  const teams = emptyColumns(0, count);
  for (let row = 0; row < count; row++) {
    const players = Array.from({ length: 11 }, (_, at) => (from + row + at) % 28);
    teams.members.set(maskOf(players), row * 3);
    teams.captain[row] = players[row % 11] ?? 0;
    teams.viceCaptain[row] = players[(row + 1) % 11] ?? 0;
    teams.credits[row] = 9500 + (row % 100);
  }
  return teams;
}

export const store = (db: RecordsDatabase, teams: TeamColumns, now = NOW) =>
  storeAttempt(
    {
      match,
      strategy: null,
      generation: { requested: teams.count, seed: 7, possible: null, shortfalls: [], teams },
      generationType: 2,
    },
    { db, now },
  );

/** Stores an attempt of `teams` teams that begin with the player `from`, made `time` after `NOW`. */
export const storeSample = (db: RecordsDatabase, { teams = 2, from = 0, time = 0 }) =>
  store(db, columns(teams, from), NOW + time);

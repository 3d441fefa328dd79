import type { MatchDetail, MatchListItem, Outcome } from "@teamwright/domain";
import { DAY } from "@teamwright/domain/durations";
import { savedMatch, teamData } from "./cached-records.ts";
import type { SavedMatch, TeamData } from "./cached-records.ts";
import { database } from "./database.ts";
import { noteRecordsChanged } from "./records-changed.ts";
import { SAVED_FOR } from "./saved-ids.ts";
import { readableOf, readStored } from "./stored-record.ts";
import { storing } from "./storage-failure.ts";
import type { StorageFailure } from "./storage-failure.ts";

/** Source: the specification's retention; long retention is a power of the account. */
export const retention = { teamData: 2 * DAY, teamDataLong: 7 * DAY, savedMatch: SAVED_FOR } as const;

/** Stores the last detail of a match. */
export const keepTeamData = (detail: MatchDetail, now = Date.now(), db = database) =>
  storing(() => db.teamData.put({ version: 1, id: detail.id, time: now, detail } satisfies TeamData));

/** The last stored detail of the match, and its time; null when there is none. */
export async function findTeamData(id: string, db = database): Promise<TeamData | null> {
  const outcome = readStored(teamData, await db.teamData.get(id));
  return outcome.ok ? outcome.value : null;
}

/** Saves a match to the list of saved matches; false when it is there already. */
export async function saveMatch(
  match: MatchListItem,
  now = Date.now(),
  db = database,
): Promise<Outcome<boolean, StorageFailure>> {
  const outcome = await storing(() =>
    db.transaction("rw", [db.savedMatches], async () => {
      if ((await db.savedMatches.get(match.id)) !== undefined) return false;
      await db.savedMatches.add({ version: 1, id: match.id, time: now, match } satisfies SavedMatch);
      return true;
    }),
  );
  if (outcome.ok && outcome.value) noteRecordsChanged("saved");
  return outcome;
}

export async function unsaveMatch(id: string, db = database): Promise<Outcome<void, StorageFailure>> {
  const outcome = await storing(() => db.savedMatches.delete(id));
  noteRecordsChanged("other");
  return outcome;
}

/** The saved matches that are not expired, the last saved first. */
export async function listSavedMatches(now = Date.now(), db = database): Promise<SavedMatch[]> {
  const rows = await db.savedMatches
    .where("time")
    .above(now - retention.savedMatch)
    .toArray();
  return readableOf(savedMatch, rows).toSorted((a, b) => b.time - a.time);
}

/**
 * Deletes old details and saved matches, which can be fetched again. Generated teams are the user's work and are never
 * deleted here.
 */
export function dropExpired(
  { longRetention, now = Date.now() }: { longRetention: boolean; now?: number },
  db = database,
): Promise<Outcome<void, StorageFailure>> {
  const teamDataAge = longRetention ? retention.teamDataLong : retention.teamData;
  return storing(async () => {
    await db.teamData
      .where("time")
      .belowOrEqual(now - teamDataAge)
      .delete();
    await db.savedMatches
      .where("time")
      .belowOrEqual(now - retention.savedMatch)
      .delete();
  });
}

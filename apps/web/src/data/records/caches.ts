import type { MatchDetail, MatchListItem, Outcome } from "@teamwright/domain";
import { apiCache, savedMatch, strategyDraft, teamData } from "./cached-records.ts";
import type { ApiCacheEntry, SavedMatch, StrategyDraft, TeamData } from "./cached-records.ts";
import { database } from "./database.ts";
import { SAVED_FOR } from "./saved-ids.ts";
import { readableOf, readStored } from "./stored-record.ts";
import { storing } from "./storage-failure.ts";
import type { StorageFailure } from "./storage-failure.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Source: the documents' retention; long retention is a power of the account. */
export const retention = { teamData: 2 * DAY, teamDataLong: 7 * DAY, savedMatch: SAVED_FOR } as const;

/** Keeps the last detail of a match. */
export const keepTeamData = (detail: MatchDetail, now = Date.now(), db = database) =>
  storing(() => db.teamData.put({ version: 1, id: detail.id, time: now, detail } satisfies TeamData));

/** The last detail that came for the match, and when; null when none is kept. */
export async function findTeamData(id: string, db = database): Promise<TeamData | null> {
  const outcome = readStored(teamData, await db.teamData.get(id));
  return outcome.ok ? outcome.value : null;
}

/** Saves a match for the list of saved matches; false when it is there already. */
export function saveMatch(
  match: MatchListItem,
  now = Date.now(),
  db = database,
): Promise<Outcome<boolean, StorageFailure>> {
  return storing(() =>
    db.transaction("rw", db.savedMatches, async () => {
      if ((await db.savedMatches.get(match.id)) !== undefined) return false;
      await db.savedMatches.add({ version: 1, id: match.id, time: now, match } satisfies SavedMatch);
      return true;
    }),
  );
}

export const unsaveMatch = (id: string, db = database) => storing(() => db.savedMatches.delete(id));

/** The saved matches still kept, the last saved first. */
export async function listSavedMatches(now = Date.now(), db = database): Promise<SavedMatch[]> {
  const rows = await db.savedMatches
    .where("time")
    .above(now - retention.savedMatch)
    .toArray();
  return readableOf(savedMatch, rows).toSorted((a, b) => b.time - a.time);
}

export const keepApiReply = (
  entry: Omit<ApiCacheEntry, "version" | "time">,
  now = Date.now(),
  db = database,
) => storing(() => db.apiCache.put({ ...entry, version: 1, time: now }));

export async function findApiReply(key: string, db = database): Promise<ApiCacheEntry | null> {
  const outcome = readStored(apiCache, await db.apiCache.get(key));
  return outcome.ok ? outcome.value : null;
}

export const forgetApiReplies = (db = database) => storing(() => db.apiCache.clear());

export const keepStrategyDraft = (matchId: string, draft: unknown, now = Date.now(), db = database) =>
  storing(() =>
    db.strategyDrafts.put({ version: 1, match_id: matchId, time: now, draft } satisfies StrategyDraft),
  );

export async function findStrategyDraft(matchId: string, db = database): Promise<StrategyDraft | null> {
  const outcome = readStored(strategyDraft, await db.strategyDrafts.get(matchId));
  return outcome.ok ? outcome.value : null;
}

export const forgetStrategyDraft = (matchId: string, db = database) =>
  storing(() => db.strategyDrafts.delete(matchId));

/**
 * Drops what is kept only to save time: old details, replies, saved matches and drafts. Generated teams are the
 * user's work and are never dropped here.
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
    await db.apiCache
      .where("time")
      .belowOrEqual(now - retention.savedMatch)
      .delete();
    await db.savedMatches
      .where("time")
      .belowOrEqual(now - retention.savedMatch)
      .delete();
    await db.strategyDrafts
      .where("time")
      .belowOrEqual(now - retention.savedMatch)
      .delete();
  });
}

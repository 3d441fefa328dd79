import type { WatchedMatch } from "@teamwright/contract";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import { matches, matchOverrides, matchPlayers } from "#tables/matches.ts";
import { isEventStored } from "../announcements/public.ts";
import { lockSession } from "../auth/public.ts";
import { TIME } from "../matches/public.ts";
import { followedExperts, watchedMatches } from "./schema.ts";

/**
 * Replaces what the session's device reported before. Matches that the server does not have are left out. False, and nothing
 * is stored, when the session has ended.
 */
export async function saveWatched(
  db: Db,
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
  watches: readonly WatchedMatch[],
): Promise<boolean> {
  if (!(await lockSession(db, sessionId))) return false;
  await db.delete(watchedMatches).where(eq(watchedMatches.sessionId, sessionId));
  const wantedMatches = new Map(watches.map((match) => [match.matchId, match]));
  if (wantedMatches.size === 0) return true;
  const knownMatches = await db
    .select({ id: matches.id })
    .from(matches)
    .where(inArray(matches.id, [...wantedMatches.keys()]));
  const rows = knownMatches.flatMap(({ id }) => {
    const match = wantedMatches.get(id);
    return match ? [{ ...match, players: [...match.players], sessionId, accountId }] : [];
  });
  if (rows.length > 0) await db.insert(watchedMatches).values(rows);
  return true;
}

/** An account that watches a match, by all its devices. */
export interface Watcher {
  readonly accountId: string;
  readonly stored: boolean;
  readonly players: ReadonlySet<string>;
}

/** Which watchers an event concerns. */
export type WatchFilter =
  | { readonly of: "saved" }
  | { readonly of: "stored" }
  | { readonly of: "untransferred" }
  | { readonly of: "players"; readonly hashes: readonly string[] };

/** A device that was closed since does not know that the account's teams were sent from another one. */
const notSentElsewhere = sql`not exists (select 1 from ${watchedMatches} as other
  where other.match_id = ${watchedMatches.matchId} and other.account_id = ${watchedMatches.accountId}
    and other.stored and not other.untransferred)`;

const conditionOf = (filter: WatchFilter) => {
  if (filter.of === "stored") return eq(watchedMatches.stored, true);
  if (filter.of === "untransferred") return and(eq(watchedMatches.untransferred, true), notSentElsewhere);
  if (filter.of === "saved") return undefined;
  const hashes = JSON.stringify(filter.hashes);
  return sql`${watchedMatches.players} && array(select jsonb_array_elements_text(${hashes}::jsonb))`;
};

/** The next watchers of a match by ascending account id, after `cursor`. */
export async function watchersAfter(
  db: Db,
  matchId: string,
  filter: WatchFilter,
  { cursor, most }: { readonly cursor: string; readonly most: number },
): Promise<Watcher[]> {
  const isConcerned = and(eq(watchedMatches.matchId, matchId), conditionOf(filter));
  const page = db
    .selectDistinct({ accountId: watchedMatches.accountId })
    .from(watchedMatches)
    .where(and(isConcerned, gt(watchedMatches.accountId, cursor)))
    .orderBy(watchedMatches.accountId)
    .limit(most);
  const rows = await db
    .select({
      accountId: watchedMatches.accountId,
      stored: watchedMatches.stored,
      players: watchedMatches.players,
    })
    .from(watchedMatches)
    .where(and(isConcerned, inArray(watchedMatches.accountId, page)))
    .orderBy(watchedMatches.accountId);
  return [...Map.groupBy(rows, (row) => row.accountId)].map(([accountId, own]) => ({
    accountId,
    stored: own.some(({ stored }) => stored),
    players: new Set(own.flatMap(({ players }) => players)),
  }));
}

/** Results are of interest this long after the match began. */
export const RESULTS_DAYS = 3;

/** Its line-ups, or its points, are there, and their event is not stored: the instance that had to tell of it ended. */
const isUntold = sql`(${matches.lineupsOut} and ${matches.state} = 'not_started' and ${TIME} > now()
    and not ${isEventStored("lineups", matches.id)}
  or ${TIME} > now() - make_interval(days => ${RESULTS_DAYS})
    and (${matches.state} = 'finished' or exists (select 1 from ${matchOverrides}
      where ${matchOverrides.matchId} = ${matches.id} and ${matchOverrides.field} = 'status'))
    and exists (select 1 from ${matchPlayers} where ${matchPlayers.matchId} = ${matches.id}
      and ${matchPlayers.points} is not null)
    and not ${isEventStored("results", matches.id)})`;

/** All that `matchesToDetect` may find: the other conditions cost too much for each match of some years. */
const isOfTheseDays = sql`(${matches.matchTime} > now() - interval '4 days'
  or ${matches.updatedAt} > now() - interval '5 minutes'
  or ${matches.id} in (select ${matchOverrides.matchId} from ${matchOverrides}
    where ${matchOverrides.field} = 'match_time'))`;

/**
 * Matches of these days that changed lately, watched ones that start or ended about now, and those of which something
 * is still to be told.
 */
export async function matchesToDetect(db: Db): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql`select id from ${matches} where ${isOfTheseDays} and ((${matches.updatedAt} > now() - interval '5 minutes'
        and ${TIME} between now() - interval '4 days' and now() + interval '2 days')
      or (${matches.updatedAt} > now() - interval '5 minutes'
        or ${TIME} between now() - interval '1 day' and now() + interval '1 day')
      and exists (select 1 from ${watchedMatches} where ${watchedMatches.matchId} = ${matches.id})
      or ${isUntold})`,
    z.object({ id: z.string() }),
  );
  return rows.map(({ id }) => id);
}

/** Whether somebody watches the match. */
export async function isWatched(db: Db, matchId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(watchedMatches)
    .where(eq(watchedMatches.matchId, matchId))
    .limit(1);
  return row !== undefined;
}

export async function forgetOldWatches(db: Db): Promise<void> {
  await db
    .delete(watchedMatches)
    .where(
      sql`${watchedMatches.matchId} in (select id from ${matches} where ${TIME} < now() - interval '7 days')`,
    );
}

/** The next followers of an expert, like `watchersAfter`. */
export async function followersAfter(
  db: Db,
  expertId: string,
  cursor: string,
  most: number,
): Promise<string[]> {
  const rows = await db
    .select({ accountId: followedExperts.accountId })
    .from(followedExperts)
    .where(and(eq(followedExperts.expertId, expertId), gt(followedExperts.accountId, cursor)))
    .orderBy(followedExperts.accountId)
    .limit(most);
  return rows.map(({ accountId }) => accountId);
}

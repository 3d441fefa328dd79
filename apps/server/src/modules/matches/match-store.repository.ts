import { and, asc, desc, eq, gt, gte, inArray, lte, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { SportIndex } from "@teamwright/domain";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { holds } from "#db/holds.ts";
import { rowsOf } from "#db/rows.ts";
import { fromRow, playerFromRow, toRow, toPlayerRow } from "./match-rows.ts";
import { withAppMappings } from "./app-mappings.ts";
import type { AppMapping } from "./app-mappings.ts";
import { withOverrides } from "./overrides.ts";
import type { Override } from "./overrides.ts";
import { MATCH_ITSELF, setByHand, STATE, TIME } from "./set-by-hand.repository.ts";
import { matchApps, matchAttention } from "./schema.ts";
import { matches, matchOverrides, matchPlayers } from "#tables/matches.ts";
import type { StoredMatch } from "./stored-match.ts";

/** A match with its feed's values, and its overrides. */
export interface KeptMatch {
  readonly stored: StoredMatch;
  readonly overrides: readonly Override[];
  /** As users see it: overrides over the feed. */
  readonly shown: StoredMatch;
}

/** Locks the ids, always in the same order, until the transaction ends; also of matches that are not stored yet. */
export async function lockMatches(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const keys = ids.toSorted().map((id) => sql`(${`match:${id}`}::text)`);
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(held.key, 0)) from (values ${sql.join(keys, sql`, `)}) as held(key)`,
  );
}

/** The stored ones of these, in any order. */
export const findMatches = (db: Db, ids: readonly string[]): Promise<KeptMatch[]> => readWhole(db, ids);

export async function findMatch(db: Db, id: string): Promise<KeptMatch | null> {
  const [found] = await readWhole(db, [id]);
  return found ?? null;
}

/** The time by the database's clock, not that of the transaction's begin. */
export async function databaseTime(db: Db): Promise<Date> {
  const [row] = await rowsOf(db, sql`select clock_timestamp() as now`, z.object({ now: z.coerce.date() }));
  if (!row) throw new Error("the database told no time");
  return row.now;
}

/** Matches of a sport that start after `since`, soonest first. */
export async function listMatchesSince(db: Db, sport: SportIndex, since: Date): Promise<KeptMatch[]> {
  const isRetimed = sql`exists (select 1 from ${matchOverrides} where ${matchOverrides.matchId} = ${matches.id}
    and ${matchOverrides.playerIndex} = ${MATCH_ITSELF} and ${matchOverrides.field} = 'match_time')`;
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(and(eq(matches.sport, sport), or(gte(matches.matchTime, since), isRetimed)));
  const wholeMatches = await readWhole(
    db,
    rows.map((row) => row.id),
  );
  return wholeMatches
    .filter((match) => Date.parse(match.shown.matchTime) >= since.getTime())
    .toSorted(
      (a, b) => a.shown.matchTime.localeCompare(b.shown.matchTime) || a.stored.id.localeCompare(b.stored.id),
    );
}

/** Matches of a sport that begin near a time, by their feeds. */
export async function findMatchesNear(
  db: Db,
  sport: SportIndex,
  time: Date,
  window: number,
): Promise<KeptMatch[]> {
  const [from, to] = [-window, window].map((apart) => new Date(time.getTime() + apart)) as [Date, Date];
  const begins = and(gte(matches.matchTime, from), lte(matches.matchTime, to));
  return readWhole(db, await idsWhere(db, and(eq(matches.sport, sport), begins)));
}

async function idsWhere(db: Db, filter: SQL | undefined): Promise<string[]> {
  const rows = await db.select({ id: matches.id }).from(matches).where(filter);
  return rows.map(({ id }) => id);
}

/** Matches of all sports that begin in this time, an admin's where one is set, and are not hidden, the soonest first. */
export async function findMatchesBetween(db: Db, from: Date, to: Date): Promise<KeptMatch[]> {
  const begins = sql`${TIME} between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz`;
  const matches = await readWhole(db, await idsWhere(db, begins));
  return matches
    .filter(({ shown }) => !shown.hidden)
    .toSorted((a, b) => a.shown.matchTime.localeCompare(b.shown.matchTime));
}

/** By what a match is searched for. */
const NAMES = sql`concat_ws(' ', ${matches.leftName}, ${matches.rightName}, ${matches.leftShortName},
  ${matches.rightShortName}, ${matches.series}, ${matches.id})`;
/** A match of the last hours may still be in progress: it is listed with those to come. */
const IS_PAST = sql`(${matches.matchTime} < now() - interval '8 hours')`;
const UNTIL_START = sql`case when ${IS_PAST} then null else ${matches.matchTime} end`;

const INDIAN_DAY = sql`(${TIME} at time zone 'Asia/Kolkata')::date`;
const ONLY = {
  hidden: sql`${setByHand("hidden")} = 'true'`,
  attention: sql`exists (select 1 from ${matchAttention} where ${matchAttention.matchId} = ${matches.id}
    and ${matchAttention.answer} is null)`,
} as const;

/** Matches to come, the next one first; then the past ones, the latest first. */
export async function pageOfMatches(
  db: Db,
  wantedMatches: {
    readonly sport?: SportIndex;
    readonly search?: string | undefined;
    readonly status?: string | undefined;
    /** `yyyy-mm-dd` in Asia/Kolkata. */
    readonly day?: string | undefined;
    readonly only?: keyof typeof ONLY | undefined;
    readonly page: number;
    readonly size: number;
  },
): Promise<{ readonly matches: readonly KeptMatch[]; readonly total: number }> {
  const filter = and(
    wantedMatches.sport === undefined ? undefined : eq(matches.sport, wantedMatches.sport),
    holds(NAMES, wantedMatches.search),
    wantedMatches.status === undefined ? undefined : sql`${STATE} = ${wantedMatches.status}`,
    wantedMatches.day === undefined ? undefined : sql`${INDIAN_DAY} = ${wantedMatches.day}::date`,
    wantedMatches.only === undefined ? undefined : ONLY[wantedMatches.only],
  );
  const total = await db.$count(matches, filter);
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(filter)
    .orderBy(IS_PAST, asc(UNTIL_START), desc(matches.matchTime), asc(matches.id))
    .limit(wantedMatches.size)
    .offset(wantedMatches.page * wantedMatches.size);
  const order = rows.map((row) => row.id);
  const wholeMatches = await readWhole(db, order);
  return {
    matches: wholeMatches.toSorted((a, b) => order.indexOf(a.stored.id) - order.indexOf(b.stored.id)),
    total,
  };
}

async function readWhole(db: Db, ids: readonly string[]): Promise<KeptMatch[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(matches)
    .where(inArray(matches.id, [...ids]));
  const players = await db
    .select()
    .from(matchPlayers)
    .where(inArray(matchPlayers.matchId, [...ids]))
    .orderBy(asc(matchPlayers.playerIndex));
  const overrides = await db
    .select()
    .from(matchOverrides)
    .where(inArray(matchOverrides.matchId, [...ids]));
  const mappings = await db
    .select()
    .from(matchApps)
    .where(inArray(matchApps.matchId, [...ids]));
  const playersOf = Map.groupBy(players, (player) => player.matchId);
  const overridesOf = Map.groupBy(overrides, (override) => override.matchId);
  const mappingsOf = Map.groupBy(mappings, (mapping) => mapping.matchId);
  return rows.map((row) => {
    const storedMatch = fromRow(row, (playersOf.get(row.id) ?? []).map(playerFromRow));
    const set = (overridesOf.get(row.id) ?? []).map(({ playerIndex, field, value }): Override => ({
      playerIndex: playerIndex === MATCH_ITSELF ? null : playerIndex,
      field,
      value: value.set,
    }));
    const mappedMatch = withAppMappings(storedMatch, mappingsOf.get(row.id) ?? []);
    return { stored: storedMatch, overrides: set, shown: withOverrides(mappedMatch, set) };
  });
}

/** Rows per statement: players have 22 columns, and a statement takes 65,535 values. */
const ROWS_AT_ONCE = 2000;

/** Writes the matches and all their players, new or existing. */
export async function saveMatches(db: Db, storedMatches: readonly StoredMatch[]): Promise<void> {
  if (storedMatches.length === 0) return;
  const columns = Object.keys(toRow(storedMatches[0]!)) as (keyof ReturnType<typeof toRow>)[];
  const fromExcluded = Object.fromEntries(
    columns.map((column) => [column, sql.raw(`excluded.${matches[column].name}`)]),
  );
  await db
    .insert(matches)
    .values(storedMatches.map(toRow))
    .onConflictDoUpdate({ target: matches.id, set: { ...fromExcluded, updatedAt: sql`now()` } });
  // Replaces all at once: an id may move from one player to another only in a single step.
  const ids = storedMatches.map((match) => match.id);
  await db.delete(matchPlayers).where(inArray(matchPlayers.matchId, ids));
  const rows = storedMatches.flatMap((match) => match.players.map((player) => toPlayerRow(match.id, player)));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db.insert(matchPlayers).values(rows.slice(from, from + ROWS_AT_ONCE));
}

export async function setOverride(
  db: Db,
  matchId: string,
  override: Override,
  actorId: string | null,
): Promise<void> {
  const values = {
    matchId,
    playerIndex: override.playerIndex ?? MATCH_ITSELF,
    field: override.field,
    value: { set: override.value },
    actorId,
  };
  await db
    .insert(matchOverrides)
    .values(values)
    .onConflictDoUpdate({
      target: [matchOverrides.matchId, matchOverrides.playerIndex, matchOverrides.field],
      set: { value: values.value, actorId, createdAt: sql`now()` },
    });
}

/** False when the override did not exist. */
export async function liftOverride(
  db: Db,
  matchId: string,
  playerIndex: number | null,
  field: string,
): Promise<boolean> {
  const liftedRows = await db
    .delete(matchOverrides)
    .where(
      and(
        eq(matchOverrides.matchId, matchId),
        eq(matchOverrides.playerIndex, playerIndex ?? MATCH_ITSELF),
        eq(matchOverrides.field, field),
      ),
    )
    .returning({ field: matchOverrides.field });
  return liftedRows.length > 0;
}

/** Stores whether the line-ups are out, after overrides were set or removed. */
export async function keepLineupsOut(db: Db, matchId: string, lineupsOut: boolean): Promise<void> {
  await db.update(matches).set({ lineupsOut }).where(eq(matches.id, matchId));
}

/** The app's id of the match; null when it is not mapped. */
export async function findAppMatchId(db: Db, matchId: string, app: string): Promise<string | null> {
  const [row] = await db
    .select({ appMatchId: matchApps.appMatchId })
    .from(matchApps)
    .where(and(eq(matchApps.matchId, matchId), eq(matchApps.app, app)));
  return row?.appMatchId ?? null;
}

/** Our match that is mapped to the app's match; the one mapped last where there are several. */
export async function findMatchOfApp(db: Db, app: string, appMatchId: string): Promise<string | null> {
  const [row] = await db
    .select({ matchId: matchApps.matchId })
    .from(matchApps)
    .innerJoin(matches, eq(matches.id, matchApps.matchId))
    .where(and(eq(matchApps.app, app), eq(matchApps.appMatchId, appMatchId)))
    .orderBy(desc(matches.matchTime))
    .limit(1);
  return row?.matchId ?? null;
}

/** Ids of the matches to come that are mapped to the app. */
export async function findMappedMatches(db: Db, app: string): Promise<string[]> {
  const rows = await db
    .select({ matchId: matchApps.matchId })
    .from(matchApps)
    .innerJoin(matches, eq(matches.id, matchApps.matchId))
    .where(and(eq(matchApps.app, app), gt(matches.matchTime, sql`now() - interval '1 day'`)))
    .orderBy(matches.matchTime);
  return rows.map(({ matchId }) => matchId);
}

/** A later mapping replaces the earlier one. */
export async function saveAppMapping(db: Db, matchId: string, mapping: AppMapping): Promise<void> {
  const { app, appMatchId, players } = mapping;
  await db
    .insert(matchApps)
    .values({ matchId, app, appMatchId, players })
    .onConflictDoUpdate({ target: [matchApps.matchId, matchApps.app], set: { appMatchId, players } });
}

/** False when the match is not mapped to the app. */
export async function removeAppMapping(db: Db, matchId: string, app: string): Promise<boolean> {
  const removedRows = await db
    .delete(matchApps)
    .where(and(eq(matchApps.matchId, matchId), eq(matchApps.app, app)))
    .returning({ app: matchApps.app });
  return removedRows.length > 0;
}

/** The role of each player of a feed by the feed's id; the latest match decides. */
export async function storedRoles(db: Db, feed: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectDistinctOn([matchPlayers.fixedId], { id: matchPlayers.fixedId, role: matchPlayers.role })
    .from(matchPlayers)
    .innerJoin(matches, eq(matches.id, matchPlayers.matchId))
    .where(and(eq(matches.feed, feed), matchPlayers.ownId))
    .orderBy(matchPlayers.fixedId, desc(matches.matchTime));
  return new Map(rows.map(({ id, role }) => [id, role]));
}

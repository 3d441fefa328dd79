import { and, asc, desc, eq, gte, inArray, or, sql } from "drizzle-orm";
import type { SportIndex } from "@teamwright/domain";
import type { Db } from "../db/database.ts";
import { feedRuns, matches, matchOverrides, matchPlayers } from "../db/schema/index.ts";
import type { Override } from "./overrides.ts";
import { withOverrides } from "./overrides.ts";
import type { StoredMatch } from "./stored-match.ts";
import { fromRow, playerFromRow, toRow, toPlayerRow } from "./match-rows.ts";

/** The match's own place among its overrides. */
const MATCH_ITSELF = -1;

/** A match with its feed's values, and what was set by hand. */
export interface KeptMatch {
  readonly stored: StoredMatch;
  readonly overrides: readonly Override[];
  /** As people see it: overrides over the feed. */
  readonly shown: StoredMatch;
}

/** Holds the ids, in one order for everybody, until the transaction ends; also of matches that are not stored yet. */
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

/** Matches of a sport that start after `since`, soonest first. */
export async function listMatchesSince(db: Db, sport: SportIndex, since: Date): Promise<KeptMatch[]> {
  const retimed = sql`exists (select 1 from ${matchOverrides} where ${matchOverrides.matchId} = ${matches.id}
    and ${matchOverrides.playerIndex} = ${MATCH_ITSELF} and ${matchOverrides.field} = 'match_time')`;
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(and(eq(matches.sport, sport), or(gte(matches.matchTime, since), retimed)));
  const found = await readWhole(
    db,
    rows.map((row) => row.id),
  );
  return found
    .filter((match) => Date.parse(match.shown.matchTime) >= since.getTime())
    .toSorted(
      (a, b) => a.shown.matchTime.localeCompare(b.shown.matchTime) || a.stored.id.localeCompare(b.stored.id),
    );
}

/** A page of all matches, latest first, and how many there are. */
export async function pageOfMatches(
  db: Db,
  wanted: { readonly sport?: SportIndex; readonly page: number; readonly size: number },
): Promise<{ readonly matches: readonly KeptMatch[]; readonly total: number }> {
  const filter = wanted.sport === undefined ? undefined : eq(matches.sport, wanted.sport);
  const total = await db.$count(matches, filter);
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(filter)
    .orderBy(desc(matches.matchTime), asc(matches.id))
    .limit(wanted.size)
    .offset(wanted.page * wanted.size);
  const order = rows.map((row) => row.id);
  const found = await readWhole(db, order);
  return {
    matches: found.toSorted((a, b) => order.indexOf(a.stored.id) - order.indexOf(b.stored.id)),
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
  const playersOf = Map.groupBy(players, (player) => player.matchId);
  const overridesOf = Map.groupBy(overrides, (override) => override.matchId);
  return rows.map((row) => {
    const stored = fromRow(row, (playersOf.get(row.id) ?? []).map(playerFromRow));
    const set = (overridesOf.get(row.id) ?? []).map(({ playerIndex, field, value }): Override => ({
      playerIndex: playerIndex === MATCH_ITSELF ? null : playerIndex,
      field,
      value: value.set,
    }));
    return { stored, overrides: set, shown: withOverrides(stored, set) };
  });
}

/** Rows of one statement: players have 19 columns, and a statement takes 65,535 values. */
const ROWS_AT_ONCE = 2000;

/** Writes the matches and all their players, whether they are new or known. */
export async function saveMatches(db: Db, given: readonly StoredMatch[]): Promise<void> {
  if (given.length === 0) return;
  const columns = Object.keys(toRow(given[0]!)) as (keyof ReturnType<typeof toRow>)[];
  const fromExcluded = Object.fromEntries(
    columns.map((column) => [column, sql.raw(`excluded.${matches[column].name}`)]),
  );
  await db
    .insert(matches)
    .values(given.map(toRow))
    .onConflictDoUpdate({ target: matches.id, set: { ...fromExcluded, updatedAt: sql`now()` } });
  // Anew, not one by one: an id may pass from one player to another only in a single step.
  const ids = given.map((match) => match.id);
  await db.delete(matchPlayers).where(inArray(matchPlayers.matchId, ids));
  const rows = given.flatMap((match) => match.players.map((player) => toPlayerRow(match.id, player)));
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

/** False when there was no such override. */
export async function liftOverride(
  db: Db,
  matchId: string,
  playerIndex: number | null,
  field: string,
): Promise<boolean> {
  const lifted = await db
    .delete(matchOverrides)
    .where(
      and(
        eq(matchOverrides.matchId, matchId),
        eq(matchOverrides.playerIndex, playerIndex ?? MATCH_ITSELF),
        eq(matchOverrides.field, field),
      ),
    )
    .returning({ field: matchOverrides.field });
  return lifted.length > 0;
}

/** Keeps whether the line-ups are out after values were set or lifted by hand. */
export async function keepLineupsOut(db: Db, matchId: string, lineupsOut: boolean): Promise<void> {
  await db.update(matches).set({ lineupsOut }).where(eq(matches.id, matchId));
}

export type FeedRun = Omit<typeof feedRuns.$inferInsert, "id" | "createdAt">;

export async function writeFeedRun(db: Db, run: FeedRun): Promise<void> {
  await db.insert(feedRuns).values(run);
}

/** Newest first. */
export async function pageOfFeedRuns(db: Db, page: number, size: number) {
  const total = await db.$count(feedRuns);
  const runs = await db
    .select()
    .from(feedRuns)
    .orderBy(desc(feedRuns.id))
    .limit(size)
    .offset(page * size);
  return { runs, total };
}

/** Deletes runs older than 30 days: a feed that pushes every few seconds makes many. */
export async function forgetOldFeedRuns(db: Db): Promise<void> {
  await db.delete(feedRuns).where(sql`${feedRuns.createdAt} < now() - interval '30 days'`);
}

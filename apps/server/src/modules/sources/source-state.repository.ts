import { and, eq, gt, gte, inArray, isNull, like, lt, notExists, notLike, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { DAY } from "@teamwright/domain/durations";
import type { Db } from "#db/database.ts";
import { sourceHooks, sourceMatches, sourceRequests, sources } from "./schema.ts";
import { sourceParts } from "./source.ts";
import type { SeenMatch, SourceMatch, SourcePart } from "./source.ts";
import { isOver } from "./source-state.ts";

export type SourceRow = typeof sources.$inferSelect;
export type RequestRow = Omit<typeof sourceRequests.$inferSelect, "source">;

/** An instance that stops without releasing its lease blocks the source for this long. Seconds. */
const LEASE = 60;
const leaseEnd = sql`now() + make_interval(secs => ${LEASE})`;

/** Takes the source for this instance; null while another one polls it. */
export async function claimSource(db: Db, name: string, by: string): Promise<SourceRow | null> {
  await db.insert(sources).values({ name }).onConflictDoNothing();
  const [row] = await db
    .update(sources)
    .set({ leaseBy: by, leaseUntil: leaseEnd })
    .where(and(eq(sources.name, name), or(isNull(sources.leaseUntil), lt(sources.leaseUntil, sql`now()`))))
    .returning();
  return row ?? null;
}

type SourceChange = Partial<Omit<SourceRow, "name" | "leaseBy" | "leaseUntil">>;

/** Stores what a request changed and keeps the lease; false when another instance has taken the source. */
export async function keepSource(db: Db, name: string, by: string, change: SourceChange): Promise<boolean> {
  const rows = await db
    .update(sources)
    .set({ ...change, leaseUntil: leaseEnd })
    .where(and(eq(sources.name, name), eq(sources.leaseBy, by)))
    .returning({ name: sources.name });
  return rows.length > 0;
}

export async function releaseSource(db: Db, name: string, by: string, nextAt: Date | null): Promise<void> {
  await db
    .update(sources)
    .set({ leaseBy: null, leaseUntil: null, nextAt })
    .where(and(eq(sources.name, name), eq(sources.leaseBy, by)));
}

export async function readSources(db: Db): Promise<ReadonlyMap<string, SourceRow>> {
  const rows = await db.select().from(sources);
  return new Map(rows.map((row) => [row.name, row]));
}

/** The next replies of these sources, or of one part, are taken whether they say something new or not. */
export async function forgetReplies(db: Db, names: readonly string[], part?: SourcePart): Promise<void> {
  await db
    .update(sourceRequests)
    .set({ etag: null, hash: null })
    .where(
      and(
        inArray(sourceRequests.source, [...names]),
        part === undefined ? undefined : like(sourceRequests.key, `${part}:%`),
      ),
    );
}

/** A request that has failed at least so many times in a row: its part, and the match or list that it is about. */
export interface FailingRequest {
  readonly source: string;
  readonly task: SourcePart;
  readonly about: string;
}

/** Those of the last day. Lists stand in for each other: one fails only while none was answered later. */
export async function readFailing(db: Db, failures: number, now: Date): Promise<FailingRequest[]> {
  const other = alias(sourceRequests, "other");
  const answeredAt = db
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.source, sourceRequests.source),
        like(other.key, "fixtures:%"),
        gt(other.at, sourceRequests.at),
        lt(other.failures, failures),
      ),
    );
  const rows = await db
    .select({ source: sourceRequests.source, key: sourceRequests.key })
    .from(sourceRequests)
    .where(
      and(
        gte(sourceRequests.failures, failures),
        gt(sourceRequests.at, new Date(now.getTime() - DAY)),
        or(notLike(sourceRequests.key, "fixtures:%"), notExists(answeredAt)),
      ),
    );
  return rows.flatMap(({ source, key }) => {
    const task = sourceParts.find((part) => key.startsWith(`${part}:`));
    return task === undefined ? [] : [{ source, task, about: key.slice(task.length + 1) }];
  });
}

/** Switching on also ends a pause, so that an admin who has put something right need not wait. */
export async function switchSource(db: Db, name: string, isEnabled: boolean): Promise<void> {
  const change = {
    enabled: isEnabled,
    nextAt: null,
    ...(isEnabled ? { pausedUntil: null, failures: 0 } : {}),
  };
  await db
    .insert(sources)
    .values({ name, ...change })
    .onConflictDoUpdate({ target: sources.name, set: change });
  if (isEnabled) await forgetReplies(db, [name]);
}

/** Corrections arrive for three days; then a match is asked for no more. */
const FOLLOWED = 4 * DAY;
const GIVEN_UP = 8 * DAY;

/** Matches that may still need a request. */
export async function followedMatches(db: Db, source: string, now: Date): Promise<SourceMatch[]> {
  const rows = await db
    .select()
    .from(sourceMatches)
    .where(
      and(
        eq(sourceMatches.source, source),
        gt(sourceMatches.startsAt, new Date(now.getTime() - GIVEN_UP)),
        or(isNull(sourceMatches.endedAt), gt(sourceMatches.endedAt, new Date(now.getTime() - FOLLOWED))),
      ),
    );
  return rows.map(({ source: _source, ...match }) => match);
}

/** A match that is seen for the first time needs its start and state; without them it is left out. */
export async function saveSeen(
  db: Db,
  source: string,
  seenMatch: SeenMatch,
  { before, now }: { readonly before: SourceMatch | undefined; readonly now: Date },
): Promise<SourceMatch | null> {
  const startsAt = seenMatch.startsAt ?? before?.startsAt;
  const state = seenMatch.state ?? before?.state;
  if (startsAt === undefined || state === undefined) return null;
  const match: SourceMatch = {
    externalId: seenMatch.externalId,
    startsAt,
    state,
    endedAt: isOver(state) ? (before?.endedAt ?? now) : null,
    lineupsOut: seenMatch.lineupsOut ?? before?.lineupsOut ?? false,
    details: { ...before?.details, ...seenMatch.details },
  };
  const { externalId: _id, ...change } = match;
  await db
    .insert(sourceMatches)
    .values({ source, ...match })
    .onConflictDoUpdate({ target: [sourceMatches.source, sourceMatches.externalId], set: change });
  return match;
}

export async function readRequests(db: Db, source: string): Promise<ReadonlyMap<string, RequestRow>> {
  const rows = await db.select().from(sourceRequests).where(eq(sourceRequests.source, source));
  return new Map(rows.map(({ source: _source, ...row }) => [row.key, row]));
}

export async function readRequest(db: Db, source: string, key: string): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(sourceRequests)
    .where(and(eq(sourceRequests.source, source), eq(sourceRequests.key, key)));
  return row;
}

/**
 * `before` is what was stored when the request was made. Where it has changed since, the request was asked for again, or
 * its reply counts anew: then nothing is stored, so that it stays due.
 */
export async function saveRequest(
  db: Db,
  source: string,
  { key, ...row }: RequestRow,
  before: RequestRow | undefined,
): Promise<void> {
  const isUnchanged =
    before === undefined
      ? sql`false`
      : sql`${eq(sourceRequests.at, before.at)} and ${sourceRequests.hash} is not distinct from ${before.hash}::text`;
  await db
    .insert(sourceRequests)
    .values({ source, key, ...row })
    .onConflictDoUpdate({
      target: [sourceRequests.source, sourceRequests.key],
      set: row,
      setWhere: isUnchanged,
    });
}

/** A squad that was read within this time is not asked for again. Milliseconds. */
const JUST_READ = 30_000;

/**
 * Makes the squad and the line-up of the match due now, unless the squad was just read, or is due already: where the budget has
 * no request for it, the line-up would be asked for without end.
 */
export async function askAgain(db: Db, source: string, externalId: string, now: Date): Promise<void> {
  const due = { at: new Date(0), failures: 0 };
  const change = (key: string) => and(eq(sourceRequests.source, source), eq(sourceRequests.key, key));
  const rows = await db
    .update(sourceRequests)
    .set(due)
    .where(
      and(
        change(`squad:${externalId}`),
        gt(sourceRequests.at, new Date(0)),
        lt(sourceRequests.at, new Date(now.getTime() - JUST_READ)),
      ),
    )
    .returning({ key: sourceRequests.key });
  if (rows.length > 0)
    await db
      .update(sourceRequests)
      .set(due)
      .where(change(`lineup:${externalId}`));
}

/** Makes the line-up of the match due now where it was read before, whether its reply says something new or not. */
export async function askForLineup(db: Db, source: string, externalId: string): Promise<void> {
  await db
    .update(sourceRequests)
    .set({ at: new Date(0), etag: null, hash: null })
    .where(and(eq(sourceRequests.source, source), eq(sourceRequests.key, `lineup:${externalId}`)));
}

/** Makes every part of the match due now, whether its reply says something new or not. */
export async function askForAll(db: Db, source: string, externalId: string): Promise<void> {
  const due = { at: new Date(0), failures: 0, etag: null, hash: null };
  const keys = (["squad", "lineup", "score"] as const).map((part) => `${part}:${externalId}`);
  // Also one that was never made: it may be under way.
  await db
    .insert(sourceRequests)
    .values(keys.map((key) => ({ source, key, taken: false, ...due })))
    .onConflictDoUpdate({ target: [sourceRequests.source, sourceRequests.key], set: due });
}

/** False: the same call was stored before. */
export async function storeHook(db: Db, source: string, hash: string): Promise<boolean> {
  const rows = await db
    .insert(sourceHooks)
    .values({ source, hash })
    .onConflictDoNothing()
    .returning({ hash: sourceHooks.hash });
  return rows.length > 0;
}

/** Deletes matches of the last month with their requests, and webhook calls that are too old to be accepted again. */
export async function forgetOldSourceData(db: Db): Promise<void> {
  await db.delete(sourceHooks).where(lt(sourceHooks.createdAt, sql`now() - interval '1 day'`));
  await db.delete(sourceMatches).where(lt(sourceMatches.startsAt, sql`now() - interval '30 days'`));
  await db.delete(sourceRequests).where(
    sql`${sourceRequests.at} < now() - interval '30 days' and not exists (
      select 1 from ${sourceMatches} where ${sourceMatches.source} = ${sourceRequests.source}
        and ${sourceRequests.key} like '%:' || ${sourceMatches.externalId})`,
  );
}

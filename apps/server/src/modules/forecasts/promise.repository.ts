import type { PlayableForecast } from "@teamwright/forecast";
import { and, eq, gt, not, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import { matches, matchOverrides } from "#tables/matches.ts";
import { forecastMeasurements, forecastPromises } from "./schema.ts";

/** The forecast that was frozen at the match's start; null: none was. */
export async function findDocument(db: Db, matchId: string): Promise<PlayableForecast | null> {
  const [promise] = await db
    .select({ document: forecastPromises.document })
    .from(forecastPromises)
    .where(eq(forecastPromises.matchId, matchId));
  return promise?.document ?? null;
}

/** The database's time, and matches without a promise that began in the last minutes by it; also those with other times. */
export async function startedMatches(
  db: Db,
  minutes: number,
): Promise<{ readonly now: Date; readonly ids: readonly string[] }> {
  const rows = await rowsOf(
    db,
    sql`select clock_timestamp() as now, array(
        select ${matches.id} from ${matches}
        where not exists (select 1 from ${forecastPromises} where ${forecastPromises.matchId} = ${matches.id})
          and (${matches.matchTime} between now() - make_interval(mins => ${minutes}) and now()
            or exists (select 1 from ${matchOverrides} where ${matchOverrides.matchId} = ${matches.id}
              and ${matchOverrides.field} = 'match_time'))) as ids`,
    z.object({ now: z.coerce.date(), ids: z.array(z.string()) }),
  );
  return rows[0]!;
}

export async function hasPromises(db: Db): Promise<boolean> {
  const found = await db.select({ id: forecastPromises.matchId }).from(forecastPromises).limit(1);
  return found.length > 0;
}

/** A promise is stored once: a second one of a match changes nothing. */
export async function savePromise(db: Db, promise: typeof forecastPromises.$inferInsert): Promise<void> {
  await db.insert(forecastPromises).values(promise).onConflictDoNothing();
}

type StoredPromise = typeof forecastPromises.$inferSelect;
/** A promise, and how it was measured last. */
export interface MeasuredPromise extends StoredPromise {
  readonly last: { readonly number: number; readonly fingerprint: string } | null;
}

/** Ids of the promises of the last days; of the demo's, those about a match that it shows. */
export async function promisesSince(db: Db, days: number): Promise<string[]> {
  const isShown = sql`exists (select 1 from ${matches} where ${matches.id} = ${forecastPromises.matchId})`;
  const rows = await db
    .select({ id: forecastPromises.matchId })
    .from(forecastPromises)
    .where(
      and(
        gt(forecastPromises.frozenAt, sql`now() - make_interval(days => ${days})`),
        or(not(forecastPromises.invented), isShown),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function findPromise(db: Db, matchId: string): Promise<MeasuredPromise | null> {
  const [promise] = await db.select().from(forecastPromises).where(eq(forecastPromises.matchId, matchId));
  return promise === undefined ? null : { ...promise, last: await lastMeasurement(db, matchId) };
}

export async function lastMeasurement(db: Db, matchId: string): Promise<MeasuredPromise["last"]> {
  const [last] = await db
    .select({ number: forecastMeasurements.number, fingerprint: forecastMeasurements.fingerprint })
    .from(forecastMeasurements)
    .where(eq(forecastMeasurements.matchId, matchId))
    .orderBy(sql`${forecastMeasurements.number} desc`)
    .limit(1);
  return last ?? null;
}

/** Another instance that measures at the same time has the same number, and one of the two is stored. */
export async function saveMeasurement(
  db: Db,
  measurement: typeof forecastMeasurements.$inferInsert,
): Promise<void> {
  await db.insert(forecastMeasurements).values(measurement).onConflictDoNothing();
}

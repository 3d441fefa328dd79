import { months } from "@teamwright/contract";
import type { Series } from "@teamwright/contract";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { recordKey } from "./record-key.ts";
import { holds } from "#db/holds.ts";
import { listedPage } from "./record-list.ts";
import type { RecordPage, PageOf } from "./record-list.ts";
import { reportSeries } from "./schema.ts";

type SeriesRow = typeof reportSeries.$inferSelect;

export const toSeries = (row: SeriesRow): Series => ({
  _id: row.id,
  seriesName: row.name,
  seriesCountry: row.country,
  seriesType: row.type,
  seriesYear: row.year,
  seriesMonth: months[row.month - 1] ?? "jan",
  seriesGender: row.gender,
  seriesFormat: row.format,
});

type SeriesFields = Omit<Series, "_id">;

/** The series; an equal one that exists already is returned as it is. */
export async function addSeries(db: Db, fields: SeriesFields): Promise<Series> {
  const key = recordKey(
    fields.seriesName,
    fields.seriesCountry,
    fields.seriesType,
    fields.seriesYear,
    fields.seriesGender,
    fields.seriesFormat,
  );
  const [insertedSeries] = await db
    .insert(reportSeries)
    .values({
      key,
      name: fields.seriesName,
      country: fields.seriesCountry,
      type: fields.seriesType,
      year: fields.seriesYear,
      month: months.indexOf(fields.seriesMonth) + 1,
      gender: fields.seriesGender,
      format: fields.seriesFormat,
    })
    .onConflictDoUpdate({ target: reportSeries.key, set: { key } })
    .returning();
  if (!insertedSeries) throw new Error("a series was not stored");
  return toSeries(insertedSeries);
}

interface SeriesQuery extends PageOf {
  readonly seriesName?: string | undefined;
  readonly seriesYear?: number | undefined;
  readonly seriesMonth?: Series["seriesMonth"] | undefined;
  readonly seriesCountry?: Series["seriesCountry"] | undefined;
}

/** Latest first. */
export async function listSeries(db: Db, request: SeriesQuery): Promise<RecordPage<Series>> {
  const where = and(
    holds(reportSeries.name, request.seriesName),
    request.seriesYear === undefined ? undefined : eq(reportSeries.year, request.seriesYear),
    request.seriesMonth === undefined
      ? undefined
      : eq(reportSeries.month, months.indexOf(request.seriesMonth) + 1),
    request.seriesCountry === undefined ? undefined : eq(reportSeries.country, request.seriesCountry),
  );
  const rows = db
    .select()
    .from(reportSeries)
    .where(where)
    .orderBy(desc(reportSeries.year), desc(reportSeries.month), reportSeries.name, reportSeries.id);
  return listedPage(request, rows, db.$count(reportSeries, where), toSeries);
}

export async function findSeries(db: Db, id: string): Promise<Series | null> {
  const [row] = await db.select().from(reportSeries).where(eq(reportSeries.id, id));
  return row ? toSeries(row) : null;
}

/** The only series of that name in that year; null where there is none, or several. */
export async function findSeriesNamed(db: Db, name: string, year: number): Promise<Series | null> {
  const rows = await db
    .select()
    .from(reportSeries)
    .where(and(eq(sql`lower(${reportSeries.name})`, name.toLowerCase()), eq(reportSeries.year, year)))
    .limit(2);
  return rows.length === 1 && rows[0] ? toSeries(rows[0]) : null;
}

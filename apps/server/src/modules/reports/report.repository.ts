import type {
  ReportBody,
  ReportDetail,
  ReportFormat,
  ReportGender,
  ReportListItem,
} from "@teamwright/contract";
import { desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import { z } from "zod";
import { deleteDrafts } from "./draft.repository.ts";
import { reportTexts } from "./compute/report-texts.ts";
import type { ComputedColumns } from "./compute/facts.ts";
import { toPitch } from "./pitch.repository.ts";
import { passing } from "./report-filter.repository.ts";
import type { ReportFilterQuery } from "./report-filter.repository.ts";
import { pagesOf } from "#http/pages-of.ts";
import type { RecordPage, PageOf } from "./record-list.ts";
import { matchReports, reportPitches, reportSeries } from "./schema.ts";
import { toSeries } from "./series.repository.ts";

export interface NewReport extends ComputedColumns {
  readonly body?: ReportBody;
  readonly editorId?: string;
  readonly source: string | null;
  readonly gender: ReportGender;
  readonly format: ReportFormat;
  readonly seriesId: string | null;
  readonly pitchId: string | null;
  readonly teamOneId: string;
  readonly teamTwoId: string;
}

/** The report's id; null where its match has a report already. The draft of the match is done with. */
export async function insertReport(db: Db, report: NewReport): Promise<string | null> {
  if (report.source !== null) await deleteDrafts(db, [report.source]);
  const [insertedReport] = await db
    .insert(matchReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: matchReports.id });
  return insertedReport?.id ?? null;
}

/** Inserts many reports at once. Drafts of their matches are done with; a match that has a report keeps it. */
export async function insertReports(db: Db, reports: readonly NewReport[]): Promise<void> {
  const sources = reports.flatMap(({ source }) => (source === null ? [] : [source]));
  await deleteDrafts(db, sources);
  await db
    .insert(matchReports)
    .values([...reports])
    .onConflictDoNothing();
}

/** The matches that have a report. */
export async function reportedSources(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ source: matchReports.source })
    .from(matchReports)
    .where(isNotNull(matchReports.source));
  return new Set(rows.flatMap(({ source }) => (source === null ? [] : [source])));
}

/** False when there is none. */
export async function deleteReport(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .delete(matchReports)
    .where(eq(matchReports.id, id))
    .returning({ id: matchReports.id });
  return rows.length > 0;
}

function seriesBlock(row: typeof reportSeries.$inferSelect): ReportDetail["series"] {
  const { _id, seriesMonth: _month, ...block } = toSeries(row);
  return block;
}

function pitchBlock(row: typeof reportPitches.$inferSelect): ReportDetail["pitch"] {
  const { _id, ...block } = toPitch(row);
  return block;
}

export async function findReport(db: Db, id: string): Promise<ReportDetail | null> {
  const [row] = await db
    .select({ report: matchReports, series: reportSeries, pitch: reportPitches })
    .from(matchReports)
    .leftJoin(reportSeries, eq(reportSeries.id, matchReports.seriesId))
    .leftJoin(reportPitches, eq(reportPitches.id, matchReports.pitchId))
    .where(eq(matchReports.id, id));
  return row ? toDetail(id, row) : null;
}

interface JoinedReport {
  readonly report: Pick<typeof matchReports.$inferSelect, "gender" | "format" | "matchTime" | "data">;
  readonly series: typeof reportSeries.$inferSelect | null;
  readonly pitch: typeof reportPitches.$inferSelect | null;
}

/** A report, or a version of one, in the form of replies. */
export function toDetail(matchReportId: string, row: JoinedReport): ReportDetail {
  const { report } = row;
  return {
    matchReportId,
    sportIndex: 0,
    gender: report.gender,
    format: report.format,
    matchTime: report.matchTime.toISOString(),
    ...report.data,
    seriesName: row.series?.name ?? report.data.seriesName,
    ...reportTexts(report.data),
    series: row.series && seriesBlock(row.series),
    pitch: row.pitch && pitchBlock(row.pitch),
  };
}

/** The number of reports that the filters leave. */
const totalOf = (filters: ReportFilterQuery) =>
  sql<number>`(select count(*)::int from (select 1 from ${matchReports} where ${passing(filters)} limit ${filters.matchNumberData ?? null}) passed)`;

/** One page, latest match first. */
export async function listReports(
  db: Db,
  filters: ReportFilterQuery,
  { page, size }: PageOf,
): Promise<RecordPage<ReportListItem>> {
  const most = filters.matchNumberData ?? Infinity;
  const rows = await db
    .select({
      id: matchReports.id,
      matchTime: matchReports.matchTime,
      gender: matchReports.gender,
      format: matchReports.format,
      seriesName: sql<string>`coalesce(${reportSeries.name}, ${matchReports.data}->>'seriesName')`,
      leftTeamName: matchReports.leftTeamName,
      leftTeamImage: matchReports.leftTeamImage,
      rightTeamName: matchReports.rightTeamName,
      rightTeamImage: matchReports.rightTeamImage,
      total: totalOf(filters),
    })
    .from(matchReports)
    .leftJoin(reportSeries, eq(reportSeries.id, matchReports.seriesId))
    .where(passing(filters))
    .orderBy(desc(matchReports.matchTime), matchReports.id)
    .limit(Math.max(0, Math.min(size, most - page * size)))
    .offset(page * size);
  const total = rows[0]?.total ?? (await countReports(db, filters));
  const data = rows.map(({ id, matchTime, total: _total, ...row }): ReportListItem => ({
    ...row,
    matchReportId: id,
    matchTime: matchTime.toISOString(),
  }));
  return { data, totalPages: pagesOf(total, size) };
}

/** A page after the last one has no row that contains the total. */
async function countReports(db: Db, filters: ReportFilterQuery): Promise<number> {
  const [row] = await rowsOf(db, sql`select ${totalOf(filters)} as total`, z.object({ total: z.int() }));
  return row?.total ?? 0;
}

/**
 * Changes whenever a report is added, edited or deleted. Times alone do not tell: of two edits, the one that began first
 * may end last.
 */
export async function reportsStamp(db: Db): Promise<string> {
  const [row] = await rowsOf(
    db,
    sql`select concat_ws(' ', count(*), sum(${matchReports.version})) as total, coalesce(max(${matchReports.updatedAt})::text, '') as last from ${matchReports}`,
    z.object({ total: z.string(), last: z.string() }),
  );
  return `${row?.total} ${row?.last}`;
}

import type { ReportBody, ReportChange, ReportDetail, ReportVersion } from "@teamwright/contract";
import { and, desc, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/database.ts";
import { accounts } from "#tables/accounts.ts";
import { listedPage } from "./record-list.ts";
import type { RecordPage, PageOf } from "./record-list.ts";
import { findReport, toDetail } from "./report.repository.ts";
import type { NewReport } from "./report.repository.ts";
import { matchReports, reportPitches, reportSeries, reportVersions } from "./schema.ts";

export type ReportRow = typeof matchReports.$inferSelect;

/** The report as it is stored, locked until the transaction ends; null where there is none. */
export async function lockReport(db: Db, id: string): Promise<ReportRow | null> {
  const [row] = await db.select().from(matchReports).where(eq(matchReports.id, id)).for("update");
  return row ?? null;
}

export async function readReportRow(db: Db, id: string): Promise<ReportRow | null> {
  const [row] = await db.select().from(matchReports).where(eq(matchReports.id, id));
  return row ?? null;
}

interface NextVersion extends NewReport {
  readonly body: ReportBody;
  readonly editorId: string;
  readonly changes: readonly ReportChange[];
}

/** Publishes the next version of a locked report, and keeps the one that it replaces. */
export async function addReportVersion(db: Db, before: ReportRow, next: NextVersion): Promise<number> {
  const { id: reportId, version, updatedAt: createdAt } = before;
  const { matchTime, gender, format, seriesId, pitchId, data, body, editorId, changes } = before;
  const shownReport = { matchTime, gender, format, seriesId, pitchId, data };
  await db
    .insert(reportVersions)
    .values({ reportId, version, ...shownReport, body, editorId, changes, createdAt });
  await db
    .update(matchReports)
    .set({ ...next, version: version + 1, updatedAt: sql`now()` })
    .where(eq(matchReports.id, reportId));
  return version + 1;
}

/** A page of the versions of a report, newest first; null where there is no report. */
export async function listReportVersions(
  db: Db,
  id: string,
  page: PageOf,
): Promise<RecordPage<ReportVersion> | null> {
  const report = await readReportRow(db, id);
  if (report === null) return null;
  const editor = { name: accounts.name, phoneNumber: accounts.phone };
  const present = db
    .select({
      version: matchReports.version,
      createdAt: matchReports.updatedAt,
      changes: matchReports.changes,
      ...editor,
    })
    .from(matchReports)
    .leftJoin(accounts, eq(accounts.id, matchReports.editorId))
    .where(eq(matchReports.id, id));
  const earlier = db
    .select({
      version: reportVersions.version,
      createdAt: reportVersions.createdAt,
      changes: reportVersions.changes,
      ...editor,
    })
    .from(reportVersions)
    .leftJoin(accounts, eq(accounts.id, reportVersions.editorId))
    .where(eq(reportVersions.reportId, id));
  const rows = unionAll(present, earlier).orderBy(desc(sql`version`));
  return listedPage(page, rows, Promise.resolve(report.version), (row) => ({
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    editor: row.phoneNumber === null ? null : { name: row.name ?? "", phoneNumber: row.phoneNumber },
    changes: [...row.changes],
  }));
}

/** One version of a report, whole; null where it has none of the number. */
export async function findReportVersion(db: Db, id: string, version: number): Promise<ReportDetail | null> {
  const present = await readReportRow(db, id);
  if (present?.version === version) return findReport(db, id);
  const [row] = await db
    .select({ report: reportVersions, series: reportSeries, pitch: reportPitches })
    .from(reportVersions)
    .leftJoin(reportSeries, eq(reportSeries.id, reportVersions.seriesId))
    .leftJoin(reportPitches, eq(reportPitches.id, reportVersions.pitchId))
    .where(and(eq(reportVersions.reportId, id), eq(reportVersions.version, version)));
  return row ? toDetail(id, row) : null;
}

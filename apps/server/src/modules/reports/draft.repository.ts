import type { ReportDraftFields, ReportDraftItem } from "@teamwright/contract";
import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { matches, matchOverrides } from "#tables/matches.ts";
import { missingSections } from "./history/draft-sections.ts";
import { listedPage } from "./record-list.ts";
import type { RecordPage, PageOf } from "./record-list.ts";
import { matchReports, reportDrafts } from "./schema.ts";

/** Changes with the match and with what admins set by hand. */
const MATCH_STATE = sql<string>`concat_ws(' ', ${matches.updatedAt}, (select concat_ws(' ', count(*), max(${matchOverrides.createdAt}))
  from ${matchOverrides} where ${matchOverrides.matchId} = ${matches.id}))`;

/** Finished cricket matches without a report that are new or have changed since their draft was made. */
export function matchesToDraft(db: Db, most: number): Promise<{ id: string; state: string }[]> {
  const isFinished = or(
    eq(matches.state, "finished"),
    sql`exists (select 1 from ${matchOverrides} where ${matchOverrides.matchId} = ${matches.id}
      and ${matchOverrides.field} = 'status')`,
  );
  return db
    .select({ id: matches.id, state: MATCH_STATE })
    .from(matches)
    .leftJoin(reportDrafts, eq(reportDrafts.matchId, matches.id))
    .where(
      and(
        eq(matches.sport, 0),
        isFinished,
        or(isNull(reportDrafts.matchId), ne(reportDrafts.state, MATCH_STATE)),
        sql`not exists (select 1 from ${matchReports} where ${matchReports.source} = ${matches.id})`,
      ),
    )
    .orderBy(desc(matches.matchTime), matches.id)
    .limit(most);
}

interface NewDraft {
  readonly matchId: string;
  readonly state: string;
  readonly matchTime: Date;
  readonly sections: ReportDraftFields | null;
}

export async function saveDraft(db: Db, draft: NewDraft): Promise<void> {
  await db
    .insert(reportDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: reportDrafts.matchId, set: { ...draft, updatedAt: sql`now()` } });
}

/** The stored sections; null where the match has none. */
export async function findDraft(db: Db, matchId: string): Promise<ReportDraftFields | null> {
  const [row] = await db
    .select({ sections: reportDrafts.sections })
    .from(reportDrafts)
    .where(eq(reportDrafts.matchId, matchId));
  return row?.sections ?? null;
}

const waiting = and(isNotNull(reportDrafts.sections), eq(reportDrafts.discarded, false));

export const countDrafts = (db: Db): Promise<number> => db.$count(reportDrafts, waiting);

/** Those that wait for an admin, latest match first. */
export async function listDrafts(db: Db, page: PageOf): Promise<RecordPage<ReportDraftItem>> {
  const rows = db
    .select({ draft: reportDrafts, series: matches.series })
    .from(reportDrafts)
    .innerJoin(matches, eq(matches.id, reportDrafts.matchId))
    .where(waiting)
    .orderBy(desc(reportDrafts.matchTime), reportDrafts.matchId);
  return listedPage(page, rows, db.$count(reportDrafts, waiting), ({ draft, series }) => {
    const sections = draft.sections!;
    const { leftTeamName, leftTeamImage, rightTeamName, rightTeamImage } = sections.playing11Data;
    return {
      matchId: draft.matchId,
      seriesName: series,
      matchTime: draft.matchTime.toISOString(),
      leftTeamName,
      leftTeamImage,
      rightTeamName,
      rightTeamImage,
      missing: missingSections(sections),
    };
  });
}

/** False where no draft of the match waits. */
export async function discardDraft(db: Db, matchId: string): Promise<boolean> {
  const rows = await db
    .update(reportDrafts)
    .set({ discarded: true })
    .where(
      and(
        eq(reportDrafts.matchId, matchId),
        eq(reportDrafts.discarded, false),
        isNotNull(reportDrafts.sections),
      ),
    )
    .returning({ id: reportDrafts.matchId });
  return rows.length > 0;
}

/** Their reports are written. */
export async function deleteDrafts(db: Db, matchIds: readonly string[]): Promise<void> {
  if (matchIds.length > 0) await db.delete(reportDrafts).where(inArray(reportDrafts.matchId, [...matchIds]));
}

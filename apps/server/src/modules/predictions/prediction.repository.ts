import type { ExpertUser, Prediction, PredictionVersion } from "@teamwright/contract";
import { isSportIndex } from "@teamwright/domain";
import type { PredictionSection } from "@teamwright/domain/prediction";
import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import { accounts } from "#tables/accounts.ts";
import { predictions, predictionVersions, predictionViews } from "./schema.ts";

export type PredictionRow = typeof predictions.$inferSelect;

export interface NewPrediction {
  readonly matchId: string;
  readonly sport: number;
  readonly authorId: string;
  readonly sections: readonly PredictionSection[];
}

/** A prediction with its author, in the form of replies. */
export interface ReadPrediction {
  readonly prediction: Prediction;
  readonly author: ExpertUser;
  readonly authorId: string;
}

export async function insertPrediction(db: Db, { sections, ...fields }: NewPrediction): Promise<string> {
  const [row] = await db.insert(predictions).values(fields).returning({ id: predictions.id });
  if (!row) throw new Error("a prediction was not stored");
  await db
    .insert(predictionVersions)
    .values({ predictionId: row.id, version: 1, sections, editorId: fields.authorId });
  return row.id;
}

/** The prediction unless it was withdrawn, locked until the transaction ends. */
export async function lockPrediction(db: Db, id: string): Promise<PredictionRow | undefined> {
  const [row] = await db
    .select()
    .from(predictions)
    .where(and(eq(predictions.id, id), isNull(predictions.withdrawnAt)))
    .for("update");
  return row;
}

/** Author and match, which never change; withdrawn ones are found too. */
export async function findOrigin(
  db: Db,
  id: string,
): Promise<Pick<PredictionRow, "authorId" | "matchId"> | null> {
  const { authorId, matchId } = predictions;
  const [row] = await db.select({ authorId, matchId }).from(predictions).where(eq(predictions.id, id));
  return row ?? null;
}

/** How many predictions the account has posted for the match, withdrawn ones included. */
export const countPosted = (db: Db, authorId: string, matchId: string): Promise<number> =>
  db.$count(predictions, and(eq(predictions.authorId, authorId), eq(predictions.matchId, matchId)));

/** What the account's predictions for the match say now, without withdrawn ones. */
export async function sectionsOfAuthor(
  db: Db,
  authorId: string,
  matchId: string,
): Promise<(readonly PredictionSection[])[]> {
  const rows = await db
    .select({ sections: predictionVersions.sections })
    .from(predictions)
    .innerJoin(
      predictionVersions,
      and(
        eq(predictionVersions.predictionId, predictions.id),
        eq(predictionVersions.version, predictions.version),
      ),
    )
    .where(
      and(
        eq(predictions.authorId, authorId),
        eq(predictions.matchId, matchId),
        isNull(predictions.withdrawnAt),
      ),
    );
  return rows.map(({ sections }) => sections);
}

export async function readSections(
  db: Db,
  id: string,
  version: number,
): Promise<readonly PredictionSection[]> {
  const [row] = await db
    .select({ sections: predictionVersions.sections })
    .from(predictionVersions)
    .where(and(eq(predictionVersions.predictionId, id), eq(predictionVersions.version, version)));
  if (!row) throw new Error(`prediction ${id} has no version ${version}`);
  return row.sections;
}

export interface PredictionEdit {
  readonly predictionId: string;
  readonly version: number;
  readonly sections: readonly PredictionSection[];
  readonly changed: readonly number[];
  readonly editorId: string;
}

export async function addVersion(db: Db, edit: PredictionEdit): Promise<void> {
  await db.insert(predictionVersions).values(edit);
  await db.update(predictions).set({ version: edit.version }).where(eq(predictions.id, edit.predictionId));
}

export async function withdrawPrediction(db: Db, id: string): Promise<void> {
  await db
    .update(predictions)
    .set({ withdrawnAt: sql`now()` })
    .where(eq(predictions.id, id));
}

export async function findPrediction(db: Db, id: string): Promise<ReadPrediction | null> {
  const [found] = await readWhole(db, [id]);
  return found ?? null;
}

/** Predictions of a match without withdrawn ones, newest first. */
export async function listPredictions(db: Db, matchId: string): Promise<ReadPrediction[]> {
  const rows = await db
    .select({ id: predictions.id })
    .from(predictions)
    .where(and(eq(predictions.matchId, matchId), isNull(predictions.withdrawnAt)));
  return readWhole(
    db,
    rows.map(({ id }) => id),
  );
}

async function readWhole(db: Db, ids: readonly string[]): Promise<ReadPrediction[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ row: predictions, phone: accounts.phone, name: accounts.name })
    .from(predictions)
    .innerJoin(accounts, eq(accounts.id, predictions.authorId))
    .where(and(inArray(predictions.id, [...ids]), isNull(predictions.withdrawnAt)))
    .orderBy(desc(predictions.createdAt), asc(predictions.id));
  const versions = Map.groupBy(await readVersions(db, ids), ({ predictionId }) => predictionId);
  return rows.flatMap(({ row, phone, name }) => {
    // Without versions it was deleted between the two queries; a version that an edit added between them is not shown yet.
    const ofRow = (versions.get(row.id) ?? []).filter(({ version }) => version <= row.version);
    if (ofRow.length === 0) return [];
    const author = { phoneNumber: phone, name, avatar: "" };
    return [{ prediction: toPrediction(row, phone, ofRow), author, authorId: row.authorId }];
  });
}

const readVersions = (db: Db, ids: readonly string[]) =>
  db
    .select()
    .from(predictionVersions)
    .where(inArray(predictionVersions.predictionId, [...ids]))
    .orderBy(asc(predictionVersions.predictionId), asc(predictionVersions.version));

type VersionRow = typeof predictionVersions.$inferSelect;

function toPrediction(row: PredictionRow, phone: string, versions: readonly VersionRow[]): Prediction {
  const shownVersion = versions.find(({ version }) => version === row.version);
  if (!shownVersion || !isSportIndex(row.sport)) throw new Error(`prediction ${row.id} cannot be read`);
  return {
    _id: row.id,
    matchId: row.matchId,
    expertNumber: phone,
    sportIndex: row.sport,
    predictionData: [...shownVersion.sections],
    createdAt: row.createdAt.toISOString(),
    numberOfViews: row.views,
    version: row.version,
    changes: versions
      .filter(({ version }) => version > 1)
      .map(({ version, createdAt, changed }) => ({
        version,
        createdAt: createdAt.toISOString(),
        sections: [...changed],
      })),
  };
}

/** Every version, oldest first; none when the prediction does not exist. */
export async function listVersions(db: Db, id: string): Promise<PredictionVersion[]> {
  const rows = await readVersions(db, [id]);
  return rows.map(({ version, createdAt, sections }) => ({
    version,
    createdAt: createdAt.toISOString(),
    predictionData: [...sections],
  }));
}

/**
 * Counts the account's view once; false when it was counted before, or the account is the author. Both rows are locked: what
 * is deleted at this moment has no view.
 */
export async function countView(db: Db, predictionId: string, accountId: string): Promise<boolean> {
  const countedRows = await rowsOf(
    db,
    sql`with seen as (
        insert into ${predictionViews} (prediction_id, account_id)
        select p.id, reader.id from ${predictions} p join ${accounts} reader on reader.id = ${accountId}::uuid
        where p.id = ${predictionId}::uuid and p.author_id <> reader.id and reader.deleted_at is null
        for key share
        on conflict do nothing returning prediction_id
      )
      update ${predictions} set views = views + 1
      where id in (select prediction_id from seen) returning views`,
    z.object({ views: z.int() }),
  );
  return countedRows.length > 0;
}

/** How long a match stays listed after a prediction of it was posted. */
const LISTED_DAYS = 30;

/** Ids of the matches that have a prediction. */
export async function listPredictedMatches(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ matchId: predictions.matchId })
    .from(predictions)
    .where(
      and(
        isNull(predictions.withdrawnAt),
        gt(predictions.createdAt, sql`now() - make_interval(days => ${LISTED_DAYS})`),
      ),
    )
    .orderBy(asc(predictions.matchId));
  return rows.map(({ matchId }) => matchId);
}

import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { matchAttention } from "../schema.ts";
import type { AttentionAnswer } from "../schema.ts";
import type { TakeReason } from "./reason.ts";

export type Attention = typeof matchAttention.$inferSelect;

const ofMatch = (source: string, sourceMatchId: string) =>
  and(eq(matchAttention.source, source), eq(matchAttention.sourceMatchId, sourceMatchId));

/**
 * All questions about a source's match, locked until the transaction ends: an answer that is being given comes first, or
 * after it. Otherwise a reply would store what was known before the answer.
 */
export const lockAttention = (db: Db, source: string, sourceMatchId: string): Promise<Attention[]> =>
  db
    .select()
    .from(matchAttention)
    .where(ofMatch(source, sourceMatchId))
    .orderBy(asc(matchAttention.id))
    .for("update");

interface AttentionSubject {
  readonly source: string;
  readonly sourceMatchId: string;
  readonly matchId: string | null;
  readonly title: string;
  readonly sport: number | null;
}

/** A question is the same one while code, subject and field are. */
export const keyOf = ({ code, subject, field }: Pick<TakeReason, "code" | "subject" | "field">): string =>
  JSON.stringify([code, subject, field]);

interface Reasons {
  readonly knownAttention: readonly Attention[];
  readonly reasons: readonly TakeReason[];
  /** A source reports a match in parts: only what a document mentions does it settle. */
  readonly mentions: (subject: string) => boolean;
}

/**
 * Stores new reasons and drops the open ones that no longer hold. Answered ones stay, so that they are not asked again.
 * Writes nothing when nothing changed. Returns whether a question is open.
 */
export async function keepReasons(
  db: Db,
  about: AttentionSubject,
  { knownAttention, reasons, mentions }: Reasons,
): Promise<boolean> {
  const wantedReasons = new Map(reasons.map((reason) => [keyOf(reason), reason]));
  const goneQuestions = knownAttention.filter(
    (row) =>
      row.answer === null && !wantedReasons.has(keyOf(row)) && (row.subject === "" || mentions(row.subject)),
  );
  if (goneQuestions.length > 0)
    await db.delete(matchAttention).where(
      inArray(
        matchAttention.id,
        goneQuestions.map(({ id }) => id),
      ),
    );
  const storedKeys = new Set(knownAttention.map(keyOf));
  const addedReasons = [...wantedReasons].flatMap(([key, reason]) => (storedKeys.has(key) ? [] : [reason]));
  if (addedReasons.length > 0)
    await db
      .insert(matchAttention)
      .values(addedReasons.map(({ side, ...reason }) => ({ ...about, ...reason, side: side ?? -1 })))
      .onConflictDoNothing();
  return (
    addedReasons.length > 0 ||
    knownAttention.some((row) => row.answer === null && !goneQuestions.includes(row))
  );
}

export const countAttention = (db: Db): Promise<number> =>
  db.$count(matchAttention, isNull(matchAttention.answer));

/** A page of open questions: of one match together, the latest match first. */
export async function pageOfAttention(db: Db, page: number, size: number) {
  const open = isNull(matchAttention.answer);
  const total = await countAttention(db);
  const rows = await db
    .select()
    .from(matchAttention)
    .where(open)
    .orderBy(
      desc(
        sql`max(${matchAttention.createdAt}) over (partition by ${matchAttention.source}, ${matchAttention.sourceMatchId})`,
      ),
      asc(matchAttention.source),
      asc(matchAttention.sourceMatchId),
      asc(matchAttention.code),
      asc(matchAttention.name),
      asc(matchAttention.id),
    )
    .limit(size)
    .offset(page * size);
  return { rows, total };
}

export const findAttention = (db: Db, ids: readonly string[]): Promise<Attention[]> =>
  db
    .select()
    .from(matchAttention)
    .where(and(inArray(matchAttention.id, [...ids]), isNull(matchAttention.answer)))
    .orderBy(asc(matchAttention.id))
    .for("update");

export async function saveAnswer(
  db: Db,
  ids: readonly string[],
  answer: AttentionAnswer,
  answeredBy: string,
): Promise<void> {
  await db
    .update(matchAttention)
    .set({ answer, answeredBy })
    .where(inArray(matchAttention.id, [...ids]));
}

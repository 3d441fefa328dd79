import type { AuditAction, AuditEntry, JsonValue } from "@teamwright/contract";
import { and, desc, eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { callingKey } from "#http/calling-key.ts";
import { accounts } from "#tables/accounts.ts";
import { auditLog } from "./schema.ts";

/** One entry of the audit log, written in the same transaction as the change. */
export interface AuditNote {
  /** Account ids; null for the command line or the server itself, and for a subject that is not an account. */
  readonly actorId: string | null;
  readonly subjectId?: string | null;
  readonly action: AuditAction;
  /** Values before and after, by field; never a password, code, token or key. */
  readonly details?: { readonly [key: string]: JsonValue };
}

/** The only entries of refused calls. */
export const FAILED_SIGN_IN = "auth.failed";

/** Deletes old entries of failed sign-ins: strangers write them, so they must not grow without end. */
export async function forgetFailedSignIns(db: Db): Promise<void> {
  await db
    .delete(auditLog)
    .where(and(eq(auditLog.action, FAILED_SIGN_IN), sql`${auditLog.createdAt} < now() - interval '30 days'`));
}

export async function writeAudit(db: Db, note: AuditNote): Promise<void> {
  const key = callingKey();
  await db.insert(auditLog).values({
    actorId: note.actorId,
    subjectId: note.subjectId ?? null,
    action: note.action,
    details: { ...note.details, ...(key === undefined ? {} : { apiKey: key.name }) },
  });
}

export interface AuditFilter {
  /** Entries whose actor or subject is the account, or whose details have the number. */
  readonly phone?: string | undefined;
  readonly action?: string | undefined;
  /** First and last day, `yyyy-mm-dd` in Asia/Kolkata. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** A text in the details. */
  readonly about?: string | undefined;
}

const actor = alias(accounts, "actor");
const subject = alias(accounts, "subject");
const details = z.record(z.string(), z.json());

/** Whether the details contain the text, in values and names of fields. */
const inDetails = (text: string) => sql`position(lower(${text}) in lower(${auditLog.details}::text)) > 0`;
const dayStart = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Kolkata'`;

const matching = ({ phone, action, from, to, about }: AuditFilter) =>
  and(
    phone === undefined
      ? undefined
      : or(eq(actor.phone, phone), eq(subject.phone, phone), inDetails(`"${phone}"`)),
    action === undefined ? undefined : eq(auditLog.action, action),
    from === undefined ? undefined : sql`${auditLog.createdAt} >= ${dayStart(from)}`,
    to === undefined ? undefined : sql`${auditLog.createdAt} < ${dayStart(to)} + interval '1 day'`,
    about === undefined || about === "" ? undefined : inDetails(about),
  );

/** Newest first. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  page: { page: number; size: number },
): Promise<Omit<AuditEntry, "thing">[]> {
  const rows = await db
    .select({
      id: auditLog.id,
      createdAt: auditLog.createdAt,
      actorPhoneNumber: actor.phone,
      actorName: sql<string>`coalesce(${actor.name}, '')`,
      subjectPhoneNumber: subject.phone,
      subjectName: sql<string>`coalesce(${subject.name}, '')`,
      // Entries of one transaction have the time of its begin, in microseconds.
      act: sql<string>`concat(extract(epoch from ${auditLog.createdAt})::numeric, ' ', ${auditLog.actorId})`,
      action: auditLog.action,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(subject, eq(subject.id, auditLog.subjectId))
    .where(matching(filter))
    .orderBy(desc(auditLog.id))
    .limit(page.size)
    .offset(page.page * page.size);
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    createdAt: row.createdAt.toISOString(),
    details: details.parse(row.details),
  }));
}

export async function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(subject, eq(subject.id, auditLog.subjectId))
    .where(matching(filter));
  return row?.count ?? 0;
}

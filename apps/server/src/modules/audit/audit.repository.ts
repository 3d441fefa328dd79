import type { AuditEntry } from "@teamwright/contract";
import { and, desc, eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Db } from "../../db/database.ts";
import { callingKey } from "../../http/calling-key.ts";
import { accounts } from "../../tables/accounts.ts";
import { auditLog } from "./schema.ts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** One entry of the audit log, written in the same transaction as the change. */
export interface AuditNote {
  /** Account ids; null for the command line or the server itself, and for a subject that is not an account. */
  readonly actorId: string | null;
  readonly subjectId?: string | null;
  /** `resource.verb`, as in `plan.add`, `match.override`. */
  readonly action: string;
  /** Values before and after, by field; never a password, code, token or key. */
  readonly details?: { readonly [key: string]: Json };
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

interface AuditFilter {
  /** Entries whose actor or subject is the account. */
  readonly phone?: string | undefined;
  readonly action?: string | undefined;
}

const actor = alias(accounts, "actor");
const subject = alias(accounts, "subject");
const details = z.record(z.string(), z.json());

const matching = ({ phone, action }: AuditFilter) =>
  and(
    phone === undefined ? undefined : or(eq(actor.phone, phone), eq(subject.phone, phone)),
    action === undefined ? undefined : eq(auditLog.action, action),
  );

/** Newest first. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  page: { page: number; size: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .select({
      id: auditLog.id,
      createdAt: auditLog.createdAt,
      actorPhoneNumber: actor.phone,
      subjectPhoneNumber: subject.phone,
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

import type { Db } from "../db/database.ts";
import { auditLog } from "../db/schema/index.ts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** One entry of the audit log, written in the same transaction as what it tells of. */
export interface AuditNote {
  /** Account ids; null is the command line or the server itself, and a subject that is no account. */
  readonly actorId: string | null;
  readonly subjectId?: string | null;
  /** `resource.verb`, as in `plan.add`, `match.override`. */
  readonly action: string;
  /** Before and after by field; never a password, code, token or key. */
  readonly details?: { readonly [key: string]: Json };
}

export async function writeAudit(db: Db, note: AuditNote): Promise<void> {
  await db.insert(auditLog).values({
    actorId: note.actorId,
    subjectId: note.subjectId ?? null,
    action: note.action,
    details: note.details ?? {},
  });
}

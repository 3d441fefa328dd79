import { MAX_LOG_ENTRIES } from "@teamwright/contract";
import type { AccountData } from "@teamwright/contract";
import { desc, eq, or, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import type { Person } from "../accounts/public.ts";
import { auditLog } from "./schema.ts";

const concerns = (id: string) => or(eq(auditLog.actorId, id), eq(auditLog.subjectId, id));

/** Without details: they name other people. */
export async function readLog(db: Db, { id }: Person): Promise<AccountData["log"]> {
  const rows = await db
    .select({ action: auditLog.action, actorId: auditLog.actorId, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(concerns(id))
    .orderBy(desc(auditLog.id))
    .limit(MAX_LOG_ENTRIES);
  return {
    total: await db.$count(auditLog, concerns(id)),
    entries: rows.map(({ action, actorId, createdAt }) => ({
      action,
      own: actorId === id,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** The entries stay, without the person's number and without names that the person gave to things. */
export async function eraseFromLog(db: Db, { id, phone }: Person, pseudonym: string): Promise<void> {
  await db
    .update(auditLog)
    .set({ details: sql`replace(${auditLog.details}::text, ${phone}, ${pseudonym})::jsonb` })
    .where(sql`${auditLog.details}::text like ${`%${phone}%`}`);
  await db
    .update(auditLog)
    .set({ details: sql`${auditLog.details} - 'name'` })
    .where(eq(auditLog.actorId, id));
}

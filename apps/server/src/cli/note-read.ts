import { failureOf } from "#db/failure.ts";
import type { Deps } from "#http/deps.ts";
import { writeAudit } from "#modules/audit/public.ts";
import type { AuditNote } from "#modules/audit/public.ts";

/** Records that an operator read data. A full disk must not prevent it: a backup is what helps then. */
export async function noteRead({ database }: Deps, note: Omit<AuditNote, "actorId">): Promise<void> {
  try {
    await writeAudit(database.db, { actorId: null, ...note });
  } catch (error) {
    if (failureOf(error) !== "storage_full") throw error;
  }
}

import { eq } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { idempotencyKeys } from "./schema.ts";

export async function eraseKeptReplies(db: Db, accountId: string): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.accountId, accountId));
}

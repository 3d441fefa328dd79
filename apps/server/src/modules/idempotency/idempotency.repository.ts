import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { keptReplySchema } from "#http/idempotency.ts";
import type { IdempotencyKeys, IdempotentRequest } from "#http/idempotency.ts";
import { idempotencyKeys } from "./schema.ts";

const at = (request: IdempotentRequest) =>
  and(
    eq(idempotencyKeys.accountId, request.accountId),
    eq(idempotencyKeys.endpoint, request.endpoint),
    eq(idempotencyKeys.key, request.key),
  );

export const idempotencyKeyStore: IdempotencyKeys = {
  async claim(db, request, requestHash) {
    await db
      .delete(idempotencyKeys)
      .where(and(at(request), lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`)));
    // Again where the earlier key is forgotten between the two statements.
    for (;;) {
      const claimedRows = await db
        .insert(idempotencyKeys)
        .values({ ...request, requestHash })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      if (claimedRows.length > 0) return null;
      const [earlier] = await db.select().from(idempotencyKeys).where(at(request));
      if (earlier) return { requestHash: earlier.requestHash, reply: keptReplySchema.parse(earlier.reply) };
    }
  },
  async keep(db, request, reply) {
    await db.update(idempotencyKeys).set({ reply }).where(at(request));
  },
};

/** Deletes keys older than 24 hours. */
export async function forgetOldKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`));
}

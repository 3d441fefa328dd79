import { and, eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../db/database.ts";
import { idempotencyKeys } from "../db/schema/index.ts";

interface Place {
  readonly accountId: string;
  readonly endpoint: string;
  readonly key: string;
}
const replySchema = z.object({ message: z.string(), fields: z.record(z.string(), z.unknown()) });
type Reply = z.infer<typeof replySchema>;

const at = (place: Place) =>
  and(
    eq(idempotencyKeys.accountId, place.accountId),
    eq(idempotencyKeys.endpoint, place.endpoint),
    eq(idempotencyKeys.key, place.key),
  );

/**
 * Takes the key for this transaction. A second transaction with the same key waits here until the first one ends;
 * then it gets the first one's reply, or the key itself when the first one was refused.
 */
export async function claimKey(
  db: Db,
  place: Place,
  requestHash: string,
): Promise<{ requestHash: string; reply: Reply } | null> {
  await db
    .delete(idempotencyKeys)
    .where(and(at(place), lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`)));
  const taken = await db
    .insert(idempotencyKeys)
    .values({ ...place, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length > 0) return null;
  const [earlier] = await db.select().from(idempotencyKeys).where(at(place));
  if (!earlier) throw new Error("an idempotency key conflicted and is gone");
  return { requestHash: earlier.requestHash, reply: replySchema.parse(earlier.reply) };
}

export async function keepReply(db: Db, place: Place, reply: Reply): Promise<void> {
  await db.update(idempotencyKeys).set({ reply }).where(at(place));
}

/** Forgets keys older than 24 hours. */
export async function forgetOldKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`));
}

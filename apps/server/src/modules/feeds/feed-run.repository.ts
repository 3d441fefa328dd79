import { desc, lt, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { feedRuns } from "./schema.ts";

export type FeedRun = Omit<typeof feedRuns.$inferInsert, "id" | "createdAt">;

export async function writeFeedRun(db: Db, run: FeedRun): Promise<void> {
  await db.insert(feedRuns).values(run);
}

/** Newest first. */
export async function pageOfFeedRuns(db: Db, page: number, size: number) {
  const total = await db.$count(feedRuns);
  const runs = await db
    .select()
    .from(feedRuns)
    .orderBy(desc(feedRuns.id))
    .limit(size)
    .offset(page * size);
  return { runs, total };
}

/** Deletes runs older than 30 days: a feed that pushes every few seconds creates many. */
export async function forgetOldFeedRuns(db: Db): Promise<void> {
  await db.delete(feedRuns).where(lt(feedRuns.createdAt, sql`now() - interval '30 days'`));
}

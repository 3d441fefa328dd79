import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { jobProgress } from "./schema.ts";

export async function saveProgress(db: Db, jobId: string, doneCount: number, total: number): Promise<void> {
  await db
    .insert(jobProgress)
    .values({ jobId, done: doneCount, total })
    .onConflictDoUpdate({ target: jobProgress.jobId, set: { done: doneCount, total } });
}

export async function readProgress(db: Db, jobId: string): Promise<{ done: number; total: number } | null> {
  const [row] = await db
    .select({ done: jobProgress.done, total: jobProgress.total })
    .from(jobProgress)
    .where(eq(jobProgress.jobId, jobId));
  return row ?? null;
}

/** Deletes the progress of jobs that pg-boss no longer keeps. */
export async function forgetProgress(db: Db): Promise<void> {
  await db
    .delete(jobProgress)
    .where(sql`not exists (select 1 from jobs.job where id = ${jobProgress.jobId})`);
}

const countRows = z.array(z.object({ name: z.string(), count: z.coerce.number() }));

/** Waiting jobs by kind, over all instances. */
export async function countWaiting(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = (await db.execute(
    sql`select name, count(*) as count from jobs.job where state < 'active' group by name`,
  )) as unknown as { rows: unknown };
  return new Map(countRows.parse(rows).map(({ name, count }) => [name, count]));
}

/** Jobs by kind that failed for good in the last day. */
export async function countFailed(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = (await db.execute(
    sql`select name, count(*) as count from jobs.job
      where state = 'failed' and completed_on > now() - interval '1 day' group by name order by name`,
  )) as unknown as { rows: unknown };
  return new Map(countRows.parse(rows).map(({ name, count }) => [name, count]));
}

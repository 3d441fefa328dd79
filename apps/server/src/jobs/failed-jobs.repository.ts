import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import type { FailedJobs } from "#ports/job-queue.ts";
import { jobProblem } from "./job-problem.ts";

const listedJob = z.object({
  id: z.string(),
  name: z.string(),
  failed_at: z.coerce.date(),
  first_failed_at: z.coerce.date(),
  failures: z.number(),
  attempts: z.number(),
  output: z.unknown(),
  total: z.number(),
});

/** A page of the jobs that failed for good and are stored, one for each kind and input; the last failure first. */
export async function listFailures(
  db: Db,
  knownNames: ReadonlySet<string>,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<FailedJobs> {
  const rows = await rowsOf(
    db,
    sql`with failed as (
        select name, (array_agg(id order by completed_on desc, id))[1] as id,
          max(completed_on) as failed_at, min(completed_on) as first_failed_at, count(*)::int as failures
        from jobs.job where state = 'failed' group by name, data
      )
      select failed.*, job.retry_count + 1 as attempts, job.output, (select count(*)::int from failed) as total
      from failed join jobs.job job on job.name = failed.name and job.id = failed.id
      order by failed.failed_at desc, failed.id limit ${size} offset ${page * size}`,
    listedJob,
  );
  return {
    jobs: rows.map(({ id, name, failures, attempts, output, ...row }) => ({
      id,
      name,
      failedAt: row.failed_at,
      firstFailedAt: row.first_failed_at,
      failures,
      attempts,
      problem: jobProblem(output),
      known: knownNames.has(name),
    })),
    // A page after the last one has no row that tells the total.
    total:
      rows[0]?.total ?? (page === 0 ? 0 : (await listFailures(db, knownNames, { page: 0, size: 1 })).total),
  };
}

const takenJob = z.object({
  name: z.string(),
  data: z.unknown(),
  singleton_key: z.string().nullable(),
});

/**
 * Deletes a failed job with the earlier failures of the same kind and input. Returns what they were, the same for each;
 * none where somebody else was faster. A failure that came later stays.
 */
export const takeFailures = (db: Db, id: string) =>
  rowsOf(
    db,
    sql`with wanted as (
        select name, data, completed_on from jobs.job where id = ${id}::uuid and state = 'failed' for update
      )
      delete from jobs.job job using wanted where job.name = wanted.name and job.state = 'failed'
        and job.data is not distinct from wanted.data and job.completed_on <= wanted.completed_on
      returning job.name, job.data, job.singleton_key`,
    takenJob,
  );

/** The kind of a failed job; null where there is none. */
export async function nameOfFailure(db: Db, id: string): Promise<string | null> {
  const [row] = await rowsOf(
    db,
    sql`select name from jobs.job where id = ${id}::uuid and state = 'failed'`,
    z.object({ name: z.string() }),
  );
  return row?.name ?? null;
}

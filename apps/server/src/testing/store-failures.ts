import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";

const one = async (db: Db, statement: ReturnType<typeof sql>): Promise<string> => {
  const [row] = await rowsOf(db, statement, z.object({ id: z.string() }));
  if (row === undefined) throw new Error("nothing was stored");
  return row.id;
};

/** A job that failed for good; jobs of one kind with the same input are one failure. */
export const storeFailedJob = (db: Db, name: string, input: object = {}): Promise<string> =>
  one(
    db,
    sql`insert into jobs.job (name, data, state, completed_on, policy)
      select name, ${JSON.stringify({ input })}::jsonb, 'failed', now(), policy
      from jobs.queue where name = ${name} returning id`,
  );

/** A message that the webhook's receiver refused; a failed one is not sent again by itself. */
export const storeUndelivered = (db: Db, webhook: string, state: "failed" | "waiting"): Promise<string> =>
  one(
    db,
    sql`insert into webhook_deliveries
        (webhook_id, type, event_key, body, state, attempts, failure, status, due_at, last_attempt_at)
      values (${webhook}, 'match.results', gen_random_uuid()::text, '{}', ${state}, 3, 'status', 503,
        ${state === "failed" ? null : new Date(Date.now() + 60_000).toISOString()}::timestamptz, now())
      returning id`,
  );

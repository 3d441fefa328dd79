import { integer, pgSchema, uuid } from "drizzle-orm/pg-core";

/** The schema of pg-boss; a migration with pg-boss's SQL creates its tables. */
export const jobs = pgSchema("jobs");

/** The progress of a running job, by its id. */
export const jobProgress = jobs.table("progress", {
  jobId: uuid("job_id").primaryKey(),
  done: integer("done").notNull(),
  total: integer("total").notNull(),
});

import { sql } from "drizzle-orm";
import { MINUTE } from "@teamwright/domain/durations";
import { z } from "zod";
import type { Db } from "../../apps/server/src/db/database.ts";
import { failureOf } from "../../apps/server/src/db/failure.ts";
import { rowsOf } from "../../apps/server/src/db/rows.ts";
import type { Job } from "../../apps/server/src/jobs/job.ts";
import type { TestApp } from "../../apps/server/src/testing/test-app.ts";
import type { WorkFault } from "./bell-script.ts";
import { Violation } from "./model.ts";
import type { SimulatedServer } from "./simulated-server.ts";

const jobRow = z.object({ id: z.string(), data: z.object({ input: z.unknown() }) });

export const runJob = ({ deps }: TestApp, job: Job, input: unknown): Promise<void> =>
  job.run({ input, deps, signal: AbortSignal.timeout(MINUTE), progress: async () => undefined });

/** Runs work of the server with what befalls its process. A full disk fails it as a full disk. */
export async function runFaulty(
  server: SimulatedServer,
  fault: WorkFault,
  work: (app: TestApp) => Promise<void>,
): Promise<void> {
  if (fault.kind === "killed") return server.workAndKill(fault.queries, work);
  try {
    await server.workWhileFull(fault.queries, work);
  } catch (error) {
    if (failureOf(error) !== "storage_full") throw new Violation("a full disk is told as one", String(error));
  }
}

/**
 * Runs the waiting jobs of a kind one after the other, as the queue does. With a fault the first one waits again, and no
 * further one runs. Returns the inputs of those that ended.
 */
export async function runWaiting(
  server: SimulatedServer,
  job: Job,
  fault: WorkFault | null,
): Promise<readonly unknown[]> {
  const db = (): Db => server.app.deps.database.db;
  const waiting = await rowsOf(
    db(),
    sql`select id, data from jobs.job where name = ${job.kind.name} and state = 'created' order by created_on, id`,
    jobRow,
  );
  const ended: unknown[] = [];
  for (const { id, data } of waiting) {
    await db().execute(sql`update jobs.job set state = 'active' where id = ${id}`);
    if (fault !== null) {
      // Whatever it did, its end is not recorded.
      await runFaulty(server, fault, (app) => runJob(app, job, data.input));
      await waitAgain(db(), id);
      break;
    }
    await runJob(server.app, job, data.input);
    await db().execute(sql`delete from jobs.job where id = ${id}`);
    ended.push(data.input);
  }
  return ended;
}

/** As the queue finds a job whose process ended. Where another one waits under its key, that one is the further try. */
async function waitAgain(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from jobs.job where id = ${id} and exists (select 1 from jobs.job other
    where other.name = job.name and other.singleton_key = job.singleton_key and other.state = 'created')`);
  await db.execute(sql`update jobs.job set state = 'created' where id = ${id}`);
}

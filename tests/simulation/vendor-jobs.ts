import { sql } from "drizzle-orm";
import { MINUTE } from "@teamwright/domain/durations";
import { z } from "zod";
import type { Db } from "../../apps/server/src/db/database.ts";
import { rowsOf } from "../../apps/server/src/db/rows.ts";
import type { Deps } from "../../apps/server/src/http/deps.ts";
import { sourceJobs } from "../../apps/server/src/modules/sources/jobs.ts";
import type { WorkFault } from "./bell-script.ts";
import { serverClock } from "./browser.ts";
import type { SimulatedServer } from "./simulated-server.ts";
import { START } from "./vendor-says.ts";
import { runFaulty, runJob } from "./waiting-jobs.ts";

const jobNamed = (name: string) => sourceJobs.find(({ kind }) => kind.name === name)!;
const pollJob = jobNamed("sources.poll");
const jobRow = z.object({ id: z.string(), data: z.object({ input: z.unknown() }) });

export const timeOf = (minute: number): Date => new Date(START + minute * MINUTE);

/** The server's clock shows the minute, as the vendor's does. */
export async function atMinute<Result>(minute: () => number, work: () => Promise<Result>): Promise<Result> {
  const before = serverClock.frozen;
  serverClock.frozen = () => timeOf(minute()).getTime();
  try {
    return await work();
  } finally {
    serverClock.frozen = before;
  }
}

/** The minutes go by for leases, whose time is the database's. */
export async function passLeases(db: Db, minutes: number): Promise<void> {
  await db.execute(sql`update sources set lease_until = lease_until - make_interval(mins => ${minutes})`);
}

/** As after a time in which nothing was asked for. */
export async function passRequests(db: Db): Promise<void> {
  await db.execute(sql`update source_requests set at = at - interval '1 day', etag = null, hash = null`);
  await db.execute(sql`update sources set next_at = next_at - interval '1 day'`);
  await db.execute(
    sql`update jobs.job set start_after = start_after - interval '1 day' where name = 'sources.poll'`,
  );
}

/** A process polls the source now, as a job that the queue has given to it. */
export const pollNow = (
  server: SimulatedServer,
  change: (deps: Deps) => Deps,
  input: object,
): Promise<void> => runJob({ ...server.app, deps: change(server.app.deps) }, pollJob, input);

/** Of a poll whose rounds were not enough, which asks for the next one at once. */
const MAX_POLLS = 5;

async function duePolls(db: Db, minute: number): Promise<readonly z.infer<typeof jobRow>[]> {
  return rowsOf(
    db,
    sql`select id, data from jobs.job where name = 'sources.poll' and state = 'created'
      and (start_after <= ${timeOf(minute).toISOString()} or singleton_key like '%:now') order by created_on, id`,
    jobRow,
  );
}

/** A poll asked for another one at once. */
export const isPollDue = async (db: Db, minute: number): Promise<boolean> =>
  (await duePolls(db, minute)).length > 0;

/**
 * Polls that are due by the queue, after the job that sees to it that one waits, and those that they ask for at once. With a fault
 * the first one is not tried again.
 */
export async function runDuePolls(
  server: SimulatedServer,
  minute: number,
  fault: WorkFault | null,
  change: (deps: Deps) => Deps,
): Promise<void> {
  await runJob(server.app, jobNamed("sources.start"), {});
  const db = (): Db => server.app.deps.database.db;
  for (let polls = 0; polls < MAX_POLLS; polls++) {
    const [due] = await duePolls(db(), minute);
    if (due === undefined) return;
    const { id, data } = due;
    await db().execute(sql`update jobs.job set state = 'active' where id = ${id}`);
    const work = (app: SimulatedServer["app"]) =>
      runJob({ ...app, deps: change(app.deps) }, pollJob, data.input);
    if (fault !== null && polls === 0) await runFaulty(server, fault, work);
    else await work(server.app);
    await db().execute(sql`delete from jobs.job where id = ${id}`);
    if (fault !== null) return;
  }
}

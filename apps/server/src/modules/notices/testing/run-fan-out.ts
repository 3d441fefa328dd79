import { sql } from "drizzle-orm";
import { z } from "zod";
import { rowsOf } from "#db/rows.ts";
import type { Deps } from "#http/deps.ts";
import { fanOutKind } from "#modules/announcements/public.ts";
import { fanOut } from "../fan-out.ts";

/** Runs every waiting job that makes notices, twice: a job may be repeated when its process is killed. */
export async function runFanOut(deps: Deps): Promise<void> {
  const waiting = await rowsOf(
    deps.database.db,
    sql`select data from jobs.job where name = ${fanOutKind.name} and state = 'created' order by created_on`,
    z.object({ data: z.object({ input: fanOutKind.input }) }),
  );
  for (const { data } of waiting)
    for (let time = 0; time < 2; time++) await fanOut(deps, data.input, new AbortController().signal);
}

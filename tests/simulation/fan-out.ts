import { sql } from "drizzle-orm";
import { z } from "zod";
import { rowsOf } from "../../apps/server/src/db/rows.ts";
import { fanOutKind } from "../../apps/server/src/modules/announcements/public.ts";
import { fanOut } from "../../apps/server/src/modules/notices/fan-out.ts";
import type { TestApp } from "../../apps/server/src/testing/test-app.ts";
import { currentBrowser } from "./browser.ts";

/** Runs every waiting job that makes notices, twice: a job may be repeated when its process is killed. */
export async function runFanOut({ deps }: TestApp): Promise<void> {
  await currentBrowser.run(null, async () => {
    const waiting = await rowsOf(
      deps.database.db,
      sql`select data from jobs.job where name = ${fanOutKind.name} and state = 'created' order by created_on`,
      z.object({ data: z.object({ input: fanOutKind.input }) }),
    );
    for (const { data } of waiting)
      for (let time = 0; time < 2; time++) await fanOut(deps, data.input, new AbortController().signal);
  });
}

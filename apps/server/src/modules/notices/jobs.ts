import { z } from "zod";
import { DAY } from "@teamwright/domain/durations";
import { job } from "#jobs/job.ts";
import type { Job } from "#jobs/job.ts";
import { detect } from "./detect.ts";
import { fanOut, sendKind, startSender, startSenderAt } from "./fan-out.ts";
import { inTransaction } from "#http/in-transaction.ts";
import { announceEvent, fanOutKind, forgetOldEvents } from "../announcements/public.ts";
import type { NoticeEvent } from "../announcements/public.ts";
import { credentialsKind, guessesKind } from "../auth/public.ts";
import { announceGuesses } from "./guesses.ts";
import { announceKeyEnds } from "./key-ends.ts";
import { forgetOldNotices, nextDue } from "./notice.repository.ts";
import { sendDue } from "./push/send-due.ts";
import { forgetOldWatches, matchesToDetect } from "./watch.repository.ts";

const TELLS_OF_A_MATCH = new Set(["lineups", "match", "scorecard"]);

export const noticeJobs: readonly Job[] = [
  job(
    { name: "notices.detect", input: z.object({ matchId: z.string() }) },
    async ({ input, deps }) => detect(deps, [input.matchId]),
    {
      trigger: (event) =>
        TELLS_OF_A_MATCH.has(event.type) && "matchId" in event && event.matchId !== undefined
          ? { input: { matchId: event.matchId }, key: event.matchId }
          : null,
    },
  ),
  job(
    { name: "notices.sweep", input: z.object({}) },
    async ({ deps }) => {
      // Deadlines come by the clock; and whatever an instance that ended left undone.
      await detect(deps, await matchesToDetect(deps.database.db));
      const due = await nextDue(deps.database.db);
      if (due !== null && due.getTime() <= Date.now()) await startSender(deps);
    },
    { schedule: "* * * * *" },
  ),
  job(credentialsKind, async ({ input: { accountId, id, change }, deps }) => {
    const event: NoticeEvent = {
      kind: "credentials",
      key: id,
      matchId: "",
      values: { change },
      audience: { of: "accounts", ids: [accountId] },
      path: "/profile",
      expiresAt: new Date(Date.now() + DAY).toISOString(),
    };
    await inTransaction(deps, (scope) => announceEvent(scope, event));
  }),
  job(guessesKind, async ({ input, deps }) => announceGuesses(deps, input)),
  job({ name: "notices.keyEnds", input: z.object({}) }, async ({ deps }) => announceKeyEnds(deps), {
    schedule: "20 3 * * *",
  }),
  job(fanOutKind, async ({ input, deps, signal }) => fanOut(deps, input, signal)),
  job(sendKind, async ({ deps, signal }) => {
    const next = await sendDue(deps, signal);
    if (next !== null) await startSenderAt(deps, next);
  }),
  job(
    { name: "notices.forget", input: z.object({}) },
    async ({ deps }) => {
      await forgetOldNotices(deps.database.db);
      await forgetOldEvents(deps.database.db);
      await forgetOldWatches(deps.database.db);
    },
    { schedule: "50 3 * * *" },
  ),
];

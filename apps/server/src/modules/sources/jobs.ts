import { z } from "zod";
import { MINUTE } from "@teamwright/domain/durations";
import { job } from "#jobs/job.ts";
import type { Job } from "#jobs/job.ts";
import { withoutTransaction } from "#ports/job-queue.ts";
import { answeredKind } from "../matches/public.ts";
import { enqueuePoll, pollKind } from "./enqueue-poll.ts";
import { allSources } from "./list.ts";
import { pollSource } from "./poll-source.ts";
import { pollCricsheet } from "./cricsheet/poll-cricsheet.ts";
import { externalIdOf } from "./match-id.ts";
import { isOn, settingOf, sourceNamed } from "./settings.ts";
import { askForAll, forgetOldSourceData, readSources } from "./source-state.repository.ts";

/** How soon a poll is tried again while another instance polls the source. Milliseconds. */
const BUSY = 2000;

const poll = job(
  pollKind,
  async ({ input, deps, signal }) => {
    const source = sourceNamed(input.source);
    if (source === undefined) return;
    const next = await pollSource(deps, source, () => new Date(), { hint: input.hint, signal });
    if (next === null) return;
    const at = next === "busy" ? new Date(Date.now() + BUSY) : next;
    await enqueuePoll(withoutTransaction(deps.database.db), deps, source.name, {
      at,
      hint: next === "busy" && input.hint,
    });
    const wait = at.getTime() - Date.now();
    // Polls of the queue are seconds apart: this instance looks when the time has come.
    if (wait < MINUTE) setTimeout(() => deps.jobs.wake(pollKind.name), Math.max(0, wait) + 50).unref();
  },
  { retries: 0, timeLimit: 300 },
);

/** Sees to it that every source that is on has a poll waiting, also after an instance was killed. */
const start = job(
  { name: "sources.start", input: z.object({}) },
  async ({ deps }) => {
    const rows = await readSources(deps.database.db);
    for (const source of allSources) {
      const row = rows.get(source.name);
      if (settingOf(deps.env, source) === null || !isOn(source, row)) continue;
      if (row?.nextAt && row.nextAt.getTime() > Date.now() + MINUTE) continue;
      await enqueuePoll(withoutTransaction(deps.database.db), deps, source.name, {
        at: row?.nextAt ?? new Date(),
      });
    }
  },
  { schedule: "* * * * *" },
);

export const sourceJobs: readonly Job[] = [
  poll,
  start,
  job(answeredKind, async ({ input, deps }) => {
    const { db } = deps.database;
    const source = sourceNamed(input.source);
    if (source === undefined) return;
    await askForAll(db, source.name, externalIdOf(source, input.sourceMatchId));
    await enqueuePoll(withoutTransaction(db), deps, source.name, { hint: true });
  }),
  job(
    { name: "sources.cricsheet", input: z.object({}) },
    async ({ deps }) => pollCricsheet(deps, new Date()),
    { schedule: "*/5 * * * *" },
  ),
  job(
    { name: "sources.forget", input: z.object({}) },
    async ({ deps }) => forgetOldSourceData(deps.database.db),
    { schedule: "40 * * * *" },
  ),
];

import { randomUUID } from "node:crypto";
import { DAY, HOUR } from "@teamwright/domain/durations";
import type { Deps } from "#http/deps.ts";
import { hasPlenty } from "./cost.ts";
import { timedTasks } from "./due-tasks.ts";
import type { TimedTask } from "./due-tasks.ts";
import { pauseAfter, withinBudget } from "./failure.ts";
import { answerTask } from "./answer-task.ts";
import type { TaskResult } from "./answer-task.ts";
import { fetchTask } from "./fetch-task.ts";
import { isOn, settingOf } from "./settings.ts";
import { isSilent, substitutesOf } from "./silent.ts";
import type { Source, SourceMatch, SourceTask } from "./source.ts";
import {
  claimSource,
  forgetReplies,
  followedMatches,
  keepSource,
  readRequests,
  releaseSource,
} from "./source-state.repository.ts";
import type { SourceRow } from "./source-state.repository.ts";
import { dayOf, nextDay } from "./utc-day.ts";
import { nextWindow } from "./windows.ts";

/** Rounds of one poll: a line-up with an unknown player asks for the squad, and then for the line-up again. */
const ROUNDS = 3;

export interface PollOptions {
  /** A webhook said that something is new: line-ups and points are due whenever they were last read. */
  readonly hint?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Makes the requests that are due and stores what they bring. Returns when the next one is due: null where none is, and
 * "busy" while another instance polls the source.
 */
export async function pollSource(
  deps: Deps,
  source: Source,
  now: () => Date,
  { hint = false, signal }: PollOptions = {},
): Promise<Date | null | "busy"> {
  const { db } = deps.database;
  if (settingOf(deps.env, source) === null) return null;
  const lease = randomUUID();
  const row = await claimSource(db, source.name, lease);
  if (row === null) return "busy";
  let next: Date | null = null;
  try {
    next = isOn(source, row) ? await new Poll(deps, source, row, { now, lease }).run(hint, signal) : null;
  } finally {
    await releaseSource(db, source.name, lease, next);
  }
  return next;
}

class Poll {
  readonly #deps: Deps;
  readonly #source: Source;
  readonly #now: () => Date;
  readonly #lease: string;
  #row: SourceRow;
  #wasSilent: boolean;
  /** By the source's ids, as the replies of this poll tell them. */
  #matches = new Map<string, SourceMatch>();
  /** Another instance has taken the source, because this one was too slow. */
  #lost = false;

  constructor(
    deps: Deps,
    source: Source,
    row: SourceRow,
    { now, lease }: { readonly now: () => Date; readonly lease: string },
  ) {
    this.#deps = deps;
    this.#source = source;
    this.#now = now;
    this.#lease = lease;
    // A rest that is over still tells that the source was silent.
    this.#wasSilent = isSilent(deps.env, source, row, new Date(0));
    const today = dayOf(now());
    this.#row = row.day === today ? row : { ...row, day: today, used: 0, remaining: null };
  }

  async run(hint: boolean, signal: AbortSignal | undefined): Promise<Date | null> {
    const followedIds = await followedMatches(this.#deps.database.db, this.#source.name, this.#now());
    this.#matches = new Map(followedIds.map((match) => [match.externalId, match]));
    const ends = (): boolean => this.#paused() !== null || this.#lost || signal?.aborted === true;
    let tasks = await this.#tasks();
    for (let round = 0; round < ROUNDS && !ends(); round++) {
      const due = tasks.filter(
        ({ at, task }) => at <= this.#now() || (hint && round === 0 && isNews(task, this.#now())),
      );
      if (due.length === 0) break;
      for (const { task } of due) if (!ends() && this.#affords(task)) await this.#make(task);
      tasks = await this.#tasks();
    }
    return this.#next(tasks);
  }

  async #tasks(): Promise<TimedTask[]> {
    const matches = [...this.#matches.values()];
    const last = await readRequests(this.#deps.database.db, this.#source.name);
    const isPlenty = hasPlenty(this.#source, matches, this.#left(), this.#now());
    return timedTasks(this.#source, matches, last, { now: this.#now(), isPlenty });
  }

  #paused(): Date | null {
    const { pausedUntil } = this.#row;
    return pausedUntil !== null && pausedUntil > this.#now() ? pausedUntil : null;
  }

  #affords({ part }: SourceTask): boolean {
    const { used, remaining } = this.#row;
    return withinBudget(part, used, this.#budget(), remaining);
  }

  #budget(): number {
    return settingOf(this.#deps.env, this.#source)?.dailyBudget ?? this.#source.dailyBudget;
  }

  /** Requests of today that are left by the budget and by the vendor. */
  #left(): number {
    return Math.min(this.#budget() - this.#row.used, this.#row.remaining ?? Infinity);
  }

  async #make(task: SourceTask): Promise<void> {
    // What a reply tells was so when it was asked for: it must not replace what another instance read meanwhile.
    const moment = { matches: this.#matches, now: this.#now() };
    const fetchedReply = await fetchTask(this.#deps, this.#source, task, moment);
    await this.#keep({});
    if (this.#lost) return;
    const remaining = fetchedReply.remaining ?? this.#row.remaining;
    this.#row = { ...this.#row, used: this.#row.used + fetchedReply.requests, remaining };
    await this.#note(await answerTask(this.#deps, this.#source, { task, ...fetchedReply }, moment));
  }

  async #note({ failure, detail, retryAfter }: TaskResult): Promise<void> {
    const now = this.#now();
    if (failure === null) {
      // Meanwhile another source may have been believed: what this one says counts again, also where it is the same.
      if (this.#wasSilent) await forgetReplies(this.#deps.database.db, [this.#source.name]);
      this.#wasSilent = false;
      this.#row = { ...this.#row, failures: 0, lastSuccessAt: now };
    } else {
      const failures = this.#row.failures + 1;
      this.#row = {
        ...this.#row,
        failures,
        lastFailure: detail === "" ? failure : `${failure}: ${detail}`.slice(0, 500),
        lastFailureAt: now,
        pausedUntil: pauseAfter(failure, failures, retryAfter, now) ?? this.#row.pausedUntil,
      };
      await this.#makeWay(now);
    }
    const { name: _name, enabled: _enabled, leaseBy: _by, leaseUntil: _until, ...change } = this.#row;
    await this.#keep(change);
  }

  async #keep(change: Parameters<typeof keepSource>[3]): Promise<void> {
    this.#lost = !(await keepSource(this.#deps.database.db, this.#source.name, this.#lease, change));
  }

  /** Once this source is silent, other ones step in, with what they said meanwhile and what was not taken from them then. */
  async #makeWay(now: Date): Promise<void> {
    if (this.#wasSilent || !isSilent(this.#deps.env, this.#source, this.#row, now)) return;
    this.#wasSilent = true;
    await forgetReplies(this.#deps.database.db, substitutesOf(this.#source));
  }

  #next(tasks: readonly TimedTask[]): Date | null {
    const isPaused = this.#paused();
    if (isPaused !== null) return isPaused;
    const affordable = tasks.filter(({ task }) => this.#affords(task));
    if (affordable.length === 0) return tasks.length === 0 ? null : nextDay(this.#now());
    // Until a window begins, what is asked for in it often has no time.
    const begins = [...this.#matches.values()].flatMap(
      (match) => nextWindow(this.#source.windows, match, this.#now()) ?? [],
    );
    return new Date(Math.min(...[...affordable.map(({ at }) => at), ...begins].map((at) => at.getTime())));
  }
}

/** Line-ups and points of a match that is about to begin, being played or just over. */
const isNews = (task: SourceTask, now: Date): boolean => {
  if (task.part === "fixtures" || task.part === "squad") return false;
  const { startsAt, endedAt } = task.match;
  return (
    startsAt.getTime() - now.getTime() <= HOUR &&
    (endedAt === null || now.getTime() - endedAt.getTime() <= DAY)
  );
};

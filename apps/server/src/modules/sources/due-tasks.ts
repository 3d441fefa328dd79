import { HOUR } from "@teamwright/domain/durations";
import type { FixtureList, Source, SourceMatch, SourceTask } from "./source.ts";
import { isWanted, nextByInterval, nextOf } from "./windows.ts";
import type { LastRequest, Moment } from "./windows.ts";

export interface TimedTask {
  readonly task: SourceTask;
  readonly at: Date;
}

/**
 * What matters most first: line-ups are news for half an hour, lists can wait. Line-ups and points refer to the squad,
 * so a squad that is missing comes first.
 */
const urgency = { lineup: 1, score: 2, squad: 3, fixtures: 4 } as const;

/** The next request of every list and of every part of every match, the most urgent first. */
export function timedTasks(
  source: Pick<Source, "windows" | "lists">,
  matches: readonly SourceMatch[],
  last: ReadonlyMap<string, LastRequest>,
  { now, isPlenty }: Moment,
): TimedTask[] {
  const tasks: TimedTask[] = [];
  const soon = matches.some(
    ({ startsAt, state }) => state === "not_started" && Math.abs(startsAt.getTime() - now.getTime()) <= HOUR,
  );
  for (const list of source.lists) {
    const key = `fixtures:${list.name}`;
    const at = nextByInterval(intervalOf(list, soon), last.get(key));
    if (at !== null) tasks.push({ at, task: { key, part: "fixtures", list } });
  }
  for (const match of matches)
    for (const part of ["lineup", "score", "squad"] as const) {
      const key = `${part}:${match.externalId}`;
      const at = nextOf(source.windows, { part, match, last: last.get(key) }, { now, isPlenty });
      if (at !== null) tasks.push({ at, task: { key, part, match } });
    }
  const rank = ({ task }: TimedTask): number =>
    task.part === "squad" && isWanted(last.get(task.key)) ? 0 : urgency[task.part];
  return tasks.toSorted((one, other) => rank(one) - rank(other) || one.at.getTime() - other.at.getTime());
}

const intervalOf = ({ interval, beforeStart }: FixtureList, soon: boolean): number =>
  soon && beforeStart !== undefined ? beforeStart : interval;

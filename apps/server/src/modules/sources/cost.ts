import { DAY_SECONDS, HOUR_SECONDS } from "@teamwright/domain/durations";
import type { Source, SourceMatch } from "./source.ts";
import { isOver } from "./source-state.ts";
import { dayOf } from "./utc-day.ts";
import { correctionTimes } from "./windows.ts";

export interface SourceCost {
  /** Requests of one match over its whole life, at most. */
  readonly match: number;
  /** Requests of the lists per day, with one page each. */
  readonly lists: number;
  /** Matches of the busiest day among those known; 10 where none is. */
  readonly matches: number;
  /** Requests of such a day, if all of a match's requests fell on it. */
  readonly day: number;
}

const ASSUMED_MATCHES = 10;

/**
 * Whether so many requests are left that line-ups may be asked for at the fast interval: twice what the matches of today
 * that are not over cost at the usual intervals.
 */
export function hasPlenty(
  source: Parameters<typeof costOf>[0],
  matches: readonly SourceMatch[],
  left: number,
  now: Date,
): boolean {
  const today = dayOf(now);
  const ahead = matches.filter(({ startsAt, state }) => !isOver(state) && dayOf(startsAt) === today);
  return left >= 2 * Math.max(1, ahead.length) * costOf(source, []).match;
}

/** What a source costs by its usual intervals, for the operator to compare with the vendor's quota. */
export function costOf(
  source: Pick<Source, "windows" | "lists" | "playHours" | "requestsPer">,
  knownMatches: readonly SourceMatch[],
): SourceCost {
  const match = source.windows.reduce((sum, window, index) => {
    if (window.name === "after") return sum + correctionTimes.length;
    const until = source.windows[index + 1]?.before ?? 0;
    const seconds = window.name === "live" ? source.playHours * HOUR_SECONDS : window.before - until;
    if (!Number.isFinite(seconds)) return sum;
    const times = (every: number | null): number => (every === null ? 0 : Math.ceil(seconds / every));
    const squads = times(window.squad) * (source.requestsPer?.squad ?? 1);
    return sum + squads + times(window.lineup) + times(window.score);
  }, 0);
  const pages = source.requestsPer?.fixtures;
  const lists = source.lists.reduce((sum, { interval, beforeStart, fromDay, toDay }) => {
    // An hour of the day is taken as one before a start.
    const soon = beforeStart === undefined ? 0 : HOUR_SECONDS / beforeStart;
    const requests = pages === undefined ? 1 : pages * (toDay - fromDay + 1);
    return sum + requests * Math.ceil(DAY_SECONDS / interval + soon);
  }, 0);
  const days = new Map<string, number>();
  for (const { startsAt } of knownMatches) {
    const day = dayOf(startsAt);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  const matches = days.size === 0 ? ASSUMED_MATCHES : Math.max(...days.values());
  return { match, lists, matches, day: lists + matches * match };
}

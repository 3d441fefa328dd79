import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "@teamwright/domain/durations";
import type { PollingWindow, SourceMatch, SourcePart } from "./source.ts";
import { isOver } from "./source-state.ts";

/** The intervals that suit vendors with credits and line-ups: docs/feeds/README.md. */
export const standardWindows: readonly PollingWindow[] = [
  { name: "ahead", before: Infinity, squad: null, lineup: null, lineupOut: null, score: null },
  { name: "days", before: 5 * DAY_SECONDS, squad: DAY_SECONDS, lineup: null, lineupOut: null, score: null },
  { name: "day", before: DAY_SECONDS, squad: 3 * HOUR_SECONDS, lineup: null, lineupOut: null, score: null },
  {
    name: "hour",
    before: HOUR_SECONDS,
    squad: 10 * MINUTE_SECONDS,
    lineup: MINUTE_SECONDS,
    lineupOut: 5 * MINUTE_SECONDS,
    score: null,
  },
  {
    name: "toss",
    before: 45 * MINUTE_SECONDS,
    squad: 10 * MINUTE_SECONDS,
    lineup: MINUTE_SECONDS,
    lineupFast: 10,
    lineupOut: 5 * MINUTE_SECONDS,
    score: null,
  },
  {
    name: "live",
    before: 0,
    squad: null,
    lineup: 5 * MINUTE_SECONDS,
    lineupOut: 5 * MINUTE_SECONDS,
    score: 30,
  },
  { name: "after", before: -Infinity, squad: null, lineup: null, lineupOut: null, score: null },
];

/** When points are read again after the end, for corrections. Seconds after it. */
export const correctionTimes: readonly number[] = [
  5 * MINUTE_SECONDS,
  15 * MINUTE_SECONDS,
  HOUR_SECONDS,
  DAY_SECONDS,
  2 * DAY_SECONDS,
  3 * DAY_SECONDS,
];

/** A postponed match is looked at so often for its new time, until then nothing else of it is asked for. */
const POSTPONED = HOUR_SECONDS;

/** A match whose source never says that it is over is given up after this time. Seconds after its start. */
const GIVEN_UP = 6 * DAY_SECONDS;

const secondsUntil = (time: Date, now: Date): number => (time.getTime() - now.getTime()) / 1000;

export function windowOf(windows: readonly PollingWindow[], match: SourceMatch, now: Date): PollingWindow {
  const until = secondsUntil(match.startsAt, now);
  const windowNamed = (name: PollingWindow["name"]) => windows.find((window) => window.name === name);
  const over = isOver(match.state) || until < -GIVEN_UP;
  const namedWindow =
    over || match.state === "in_progress"
      ? windowNamed(over ? "after" : "live")
      : windows.findLast((window) => window.name !== "after" && until <= window.before);
  if (namedWindow === undefined) throw new RangeError("the windows of a source cover every time");
  return namedWindow;
}

/** When the next window of the match begins, with intervals of its own; null: its state ends the present one, not time. */
export function nextWindow(
  windows: readonly PollingWindow[],
  { startsAt, state }: SourceMatch,
  now: Date,
): Date | null {
  if (state !== "not_started") return null;
  const begins = windows
    .map(({ before }) => startsAt.getTime() - before * 1000)
    .filter((time) => Number.isFinite(time) && time > now.getTime());
  return begins.length === 0 ? null : new Date(Math.min(...begins));
}

/** What is known of earlier requests for a part. */
export interface LastRequest {
  readonly at: Date;
  /** Consecutive failures. */
  readonly failures: number;
  /** Whether a reply was ever taken. */
  readonly taken: boolean;
}

/**
 * A squad that was never read, or that a line-up with an unknown player asks for. It is needed in any window, because line-ups and
 * points refer to it.
 */
export const isWanted = (last: LastRequest | undefined): boolean =>
  last?.taken !== true || last.at.getTime() === 0;

/** A failed request is repeated sooner than the interval says, with growing delays. Seconds. */
const FIRST_RETRY = 15;

const afterFailures = (interval: number, failures: number): number =>
  failures === 0 ? interval : Math.min(interval, FIRST_RETRY * 2 ** Math.min(failures - 1, 12));

/** When the next request for an interval is due; null: never. */
export function nextByInterval(interval: number | null, last: LastRequest | undefined): Date | null {
  if (interval === null) return null;
  if (last === undefined) return new Date(0);
  return new Date(last.at.getTime() + afterFailures(interval, last.failures) * 1000);
}

export interface Moment {
  readonly now: Date;
  /** Whether there are requests enough for the fast interval. */
  readonly isPlenty: boolean;
}

interface PartRequest {
  readonly part: Exclude<SourcePart, "fixtures">;
  readonly match: SourceMatch;
  readonly last: LastRequest | undefined;
}

/** When a part of the match is due next; null: not in this window. */
export function nextOf(
  windows: readonly PollingWindow[],
  { part, match, last }: PartRequest,
  { now, isPlenty }: Moment,
): Date | null {
  const window = windowOf(windows, match, now);
  if (window.name === "after") return part === "score" ? nextCorrection(match, last) : null;
  if (match.state === "postponed") return part === "score" ? nextByInterval(POSTPONED, last) : null;
  const needsSquad = part === "squad" && isWanted(last) && window.name !== "ahead";
  const interval =
    part === "lineup" && match.lineupsOut
      ? window.lineupOut
      : needsSquad
        ? (window.squad ?? MINUTE_SECONDS)
        : part === "lineup" && isPlenty
          ? (window.lineupFast ?? window.lineup)
          : window[part];
  return nextByInterval(interval, last);
}

function nextCorrection({ endedAt }: SourceMatch, last: LastRequest | undefined): Date | null {
  if (endedAt === null) return null;
  const times = correctionTimes.map((seconds) => new Date(endedAt.getTime() + seconds * 1000));
  if (last === undefined) return endedAt;
  if (last.failures > 0) return nextByInterval(15 * MINUTE_SECONDS, last);
  return times.find((time) => time > last.at) ?? null;
}

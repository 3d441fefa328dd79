import { DAY_SECONDS, MINUTE } from "@teamwright/domain/durations";
import type { VendorReply } from "#providers/port.ts";
import type { Source, SourceFailure } from "./source.ts";
import { nextDay } from "./utc-day.ts";

/** Consecutive failures after which a source is not asked for a while. */
export const FAILURES = 5;
const MAX_PAUSE = 15 * MINUTE;
/** A vendor that asks for more has gone wrong, e.g. with a date of another century. Seconds. */
const MAX_WISH = DAY_SECONDS;

/** Why a reply cannot be read; null: it can. */
export function failureOf(
  source: Pick<Source, "refusal">,
  { status, body }: VendorReply,
): SourceFailure | null {
  if (status === 304) return null;
  if (status === 429) return "too_many_requests";
  if (status === 401 || status === 403) return source.refusal(body) ?? "wrong_key";
  if (status === 404) return "not_found";
  if (status >= 500) return "vendor_fault";
  if (status < 200 || status >= 300) return source.refusal(body) ?? "invalid_reply";
  return source.refusal(body);
}

/**
 * Until when the source is left alone after a failure; null: go on. `failures`: consecutive ones, this one included;
 * `retryAfter`: what the vendor asks for, in seconds; a day at most.
 */
export function pauseAfter(
  failure: SourceFailure,
  failures: number,
  retryAfter: number | null,
  now: Date,
): Date | null {
  const wish = retryAfter === null ? null : Math.min(retryAfter, MAX_WISH);
  const later = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
  if (failure === "quota_used") return nextDay(now);
  if (failure === "wrong_key") return later(60 * MINUTE);
  if (failure === "too_many_requests") return later((wish ?? 60) * 1000);
  if (failure === "not_found") return null;
  if (wish !== null) return later(wish * 1000);
  if (failures < FAILURES) return null;
  return later(Math.min(MAX_PAUSE, MINUTE * 2 ** Math.min(failures - FAILURES, 10)));
}

/** Lists and squads stop at this part of the budget, so that the rest is left for line-ups and points. */
const SHARE_OF_LISTS = 0.9;

/** Whether the budget of the day allows another request. */
export function withinBudget(
  part: "fixtures" | "squad" | "lineup" | "score",
  usedCalls: number,
  budget: number,
  remaining: number | null,
): boolean {
  const share = part === "lineup" || part === "score" ? 1 : SHARE_OF_LISTS;
  return usedCalls < Math.floor(budget * share) && (remaining === null || remaining > 0);
}

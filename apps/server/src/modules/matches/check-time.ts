import type { FeedMatch, FeedProblem } from "../match-model/public.ts";
import type { StoredMatch } from "./stored-match.ts";

/** A match that has ended before it begins has a wrong time or a wrong status. */
export function timeProblems(
  after: StoredMatch,
  { origin, match_time: time, status }: FeedMatch,
  now: Date,
): FeedProblem[] {
  if (after.state !== "finished" || Date.parse(after.matchTime) <= now.getTime()) return [];
  if (time === undefined && status === undefined) return [];
  const reason = `is finished, and the match begins only at ${after.matchTime}`;
  const { file, row } = origin;
  return [{ file, ...(row === undefined ? {} : { row }), match: after.id, field: "status", reason }];
}

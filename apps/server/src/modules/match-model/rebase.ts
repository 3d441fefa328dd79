import type { MatchSummary } from "@teamwright/domain";
import type { FeedMatch } from "./validated-match.ts";

const kindOf = ({ format, gender }: MatchSummary) => ({ format, gender, summary: null });

/**
 * Matches as they were before they began: the earliest starts at `start`, the others keep their distance; not started,
 * without points. For tests and demos with past matches.
 */
export function asUpcoming(matches: readonly FeedMatch[], start: Date): FeedMatch[] {
  const times = matches.flatMap((match) =>
    match.match_time === undefined ? [] : [Date.parse(match.match_time)],
  );
  const earliest = times.length === 0 ? 0 : Math.min(...times);
  return matches.map((match) => {
    const offset = match.match_time === undefined ? 0 : Date.parse(match.match_time) - earliest;
    const side = (side: FeedMatch["sides"][0]): FeedMatch["sides"][0] =>
      side.players === undefined
        ? side
        : {
            ...side,
            players: side.players.map((player) => ({
              ...player,
              points: null,
              points_by_rule: null,
              points_marks: [],
              performance: null,
            })),
          };
    return {
      ...match,
      match_time: new Date(start.getTime() + offset).toISOString(),
      status: "not_started",
      scoring: null,
      ...(match.summary ? kindOf(match.summary) : {}),
      sides: [side(match.sides[0]), side(match.sides[1])],
    };
  });
}

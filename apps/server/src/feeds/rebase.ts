import type { FeedMatch } from "./port.ts";

/**
 * Matches as they stood before they began: at `start` (the earliest; the others as much later as they were), not
 * started, without points. For playing with matches of the past.
 */
export function asUpcoming(matches: readonly FeedMatch[], start: Date): FeedMatch[] {
  const times = matches.flatMap((match) =>
    match.match_time === undefined ? [] : [Date.parse(match.match_time)],
  );
  const earliest = times.length === 0 ? 0 : Math.min(...times);
  return matches.map((match) => {
    const offset = match.match_time === undefined ? 0 : Date.parse(match.match_time) - earliest;
    const side = (given: FeedMatch["sides"][0]): FeedMatch["sides"][0] =>
      given.players === undefined
        ? given
        : {
            ...given,
            players: given.players.map((player) => ({ ...player, points: null, points_by_rule: null })),
          };
    return {
      ...match,
      match_time: new Date(start.getTime() + offset).toISOString(),
      status: "not_started",
      sides: [side(match.sides[0]), side(match.sides[1])],
    };
  });
}

import { CAPTAIN_MULTIPLIER, contestRoles, tablesByIndex } from "@teamwright/domain/sports";
import type { EngineMatch } from "../match.ts";

/**
 * Points as the engine counts them. In a contest, points are those of a player in a place: the captain's are multiplied
 * already and may have three decimals, and the engine doubles a captain's. So all are taken four times, a captain's two.
 */
export function countedPoints({ sport, players }: EngineMatch, points: ArrayLike<number>) {
  if (tablesByIndex(sport)?.contest === undefined) return { times: 1, points };
  const times = 2 * CAPTAIN_MULTIPLIER;
  const captains = new Set(
    players.filter(({ role }) => role === contestRoles.captain).map(({ player_index: index }) => index),
  );
  return {
    times,
    points: Array.from(
      points,
      (each, index) => each * (captains.has(index) ? times / CAPTAIN_MULTIPLIER : times),
    ),
  };
}

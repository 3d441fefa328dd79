import { PLAYER_SLOTS } from "@teamwright/domain/sports";
import { refuse, succeed } from "../outcome.ts";

/**
 * Points are counted in half-hundredths, so that one and a half times the vice-captain's points is a whole number: a
 * team's value is 2 for every hundredth of its players, 2 more for the captain's and 1 more for the vice-captain's.
 */
export const UNITS_PER_POINT = 200;
export const MAX_POINTS = 100_000;

/** Hundredths of a point by player_index; a player without an entry has none. */
export function hundredthsOf(points: ArrayLike<number>) {
  const hundredths = new Int32Array(PLAYER_SLOTS);
  for (let player = 0; player < Math.min(points.length, PLAYER_SLOTS); player++) {
    const value = points[player] ?? 0;
    if (!Number.isFinite(value) || Math.abs(value) > MAX_POINTS)
      return refuse("bad-points", { player, problem: "range", most: MAX_POINTS }, "points");
    hundredths[player] = Math.round(value * 100);
    if (Math.abs(value * 100 - hundredths[player]!) > 1e-6)
      return refuse("bad-points", { player, problem: "step" }, "points");
  }
  return succeed(hundredths);
}

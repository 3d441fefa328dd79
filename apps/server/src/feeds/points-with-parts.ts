import type { Scored } from "@teamwright/scoring";

/** A player's points in the documented format; who did not play scores nothing. */
export const pointsWithParts = (scored: Scored | undefined) => ({
  points: scored?.points ?? 0,
  points_by_rule: [...(scored?.lines ?? [])],
});

import type { Strategy } from "@teamwright/domain";

/** How many teams a strategy allows; the engine's exact count. */
export type CountTeams = (strategy: Strategy) => number;

const STEP = 0.5;

/**
 * The strategy with its minimum credits lowered by half a credit at a time until it has a team. Null where other bounds
 * leave no team even without the minimum.
 */
export function lowerCredits(strategy: Strategy, count: CountTeams): Strategy | null {
  const [leastCredits, max] = strategy.credits ?? [0, 100];
  const from = (min: number): Strategy => ({ ...strategy, credits: [min, max] });
  if (count(from(leastCredits)) > 0) return from(leastCredits);
  if (count(from(0)) === 0) return null;
  // Looser bounds never remove teams, so the first step with a team lies between these two.
  let without = 0;
  let withTeams = Math.ceil(leastCredits / STEP);
  while (withTeams - without > 1) {
    const steps = Math.floor((without + withTeams) / 2);
    if (count(from(Math.max(0, leastCredits - steps * STEP))) > 0) withTeams = steps;
    else without = steps;
  }
  return from(Math.max(0, leastCredits - withTeams * STEP));
}

import type { Strategy } from "@teamwright/domain";
import { MAX_CREDITS } from "@teamwright/domain/sports";
import type { Possible } from "../plan/compile.ts";
import type { LooserChange } from "../constraints/description.ts";
import { type Inquiry, possibleFor } from "./inquiry.ts";

export interface NearestCredits {
  readonly change: LooserChange;
  readonly strategy: Strategy;
  readonly possible: Possible;
  /** How far the range moves, in credits. */
  readonly distance: number;
}

/**
 * For a strategy without teams: the smallest change of its range of team credits that gives one. Widening a range never
 * removes teams, so a binary search over hundredths finds the cheapest team above it and the most expensive below it.
 */
export function nearestCredits(inquiry: Inquiry, strategy: Strategy): NearestCredits | undefined {
  const { credits } = strategy;
  if (credits === undefined) return undefined;
  const [min, max] = credits;
  const above = search(inquiry, (more) => ({ ...strategy, credits: [min, max + more] }), MAX_CREDITS - max);
  const below = search(inquiry, (more) => ({ ...strategy, credits: [min - more, max] }), min);
  if (above !== undefined && (below === undefined || above.distance <= below.distance))
    return { ...above, change: { change: "credits-to", of: "team", credits: above.strategy.credits![1] } };
  if (below === undefined) return undefined;
  return { ...below, change: { change: "credits-from", of: "team", credits: below.strategy.credits![0] } };
}

function search(
  inquiry: Inquiry,
  withWiderCredits: (more: number) => Strategy,
  most: number,
): Omit<NearestCredits, "change"> | undefined {
  const at = (hundredths: number): Strategy => {
    const wide = withWiderCredits(hundredths / 100);
    const [min, max] = wide.credits!;
    return { ...wide, credits: [Math.round(min * 100) / 100, Math.round(max * 100) / 100] };
  };
  const teamsAt = (hundredths: number): number => possibleFor(inquiry, at(hundredths))?.teams ?? 0;
  let without = 0;
  let foundHundredths = Math.round(most * 100);
  if (foundHundredths <= 0 || teamsAt(foundHundredths) === 0) return undefined;
  while (foundHundredths - without > 1) {
    const middle = (without + foundHundredths) >> 1;
    if (teamsAt(middle) > 0) foundHundredths = middle;
    else without = middle;
  }
  const strategy = at(foundHundredths);
  const possible = possibleFor(inquiry, strategy);
  return possible && { strategy, possible, distance: foundHundredths / 100 };
}

import type { Outcome, Strategy } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import { type Refusal, succeed } from "../outcome.ts";
import { compileIn, countTeams, type Possible } from "../plan/compile.ts";
import { defaultLimits, type WorkLimits } from "../counting/limits.ts";
import { settingOf } from "../rules/narrow.ts";
import { teamBounds } from "../rules/bounds.ts";
import type { Bound } from "../rules/rule.ts";
import { smallestConflicts } from "./conflicts.ts";
import { type BoundEffect, effectOf } from "./effects.ts";
import { type Inquiry, possibleFor } from "./inquiry.ts";
import { type WayOut, waysOut } from "./ways-out.ts";

/**
 * Every bound of a strategy on each team, with the teams that dropping or loosening it alone would add. When no team
 * exists, also the smallest sets of bounds that conflict and the smallest changes that give a team.
 */
export interface Explanation {
  readonly possible: Possible;
  readonly bounds: readonly BoundEffect[];
  /** Bounds that cannot hold together, as indexes in `bounds`. An empty set: the match itself has no legal team. */
  readonly conflicts: readonly (readonly number[])[];
  readonly waysOut: readonly WayOut[];
}

const MAX_CONFLICTS = 4;
const MAX_CHECKS = 400;

/** Explains a strategy. Refusals: those of `compile`. */
export function explain(
  match: EngineMatch,
  strategy: Strategy,
  limits: WorkLimits = defaultLimits,
): Outcome<Explanation, Refusal> {
  const setting = settingOf(match);
  if (!setting.ok) return setting;
  const plan = compileIn(match, setting.value, strategy, limits);
  if (!plan.ok) return plan;
  const possible = countTeams(plan.value);
  const inquiry = { match, setting: setting.value, limits };
  const askedBounds = teamBounds(strategy, setting.value);
  const bounds = askedBounds.map((bound) => effectOf(inquiry, strategy, possible, bound));
  if (possible.teams > 0) return succeed({ possible, bounds, conflicts: [], waysOut: [] });
  const conflicts = conflictsAmong(inquiry, strategy, askedBounds);
  return succeed({
    possible,
    bounds,
    conflicts,
    waysOut: waysOut(inquiry, { strategy, effects: bounds, bounds: askedBounds, sets: conflicts }),
  });
}

function conflictsAmong(
  inquiry: Inquiry,
  strategy: Strategy,
  bounds: readonly Bound[],
): readonly (readonly number[])[] {
  const holds = (indexes: readonly number[]): boolean => {
    const kept = new Set(indexes);
    const rest = bounds.reduce((from, bound, index) => (kept.has(index) ? from : bound.drop(from)), strategy);
    return possibleFor(inquiry, rest)?.teams !== 0;
  };
  return smallestConflicts(bounds.length, holds, MAX_CONFLICTS, MAX_CHECKS);
}

import type { Outcome, Strategy } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import { type Refusal, succeed } from "../outcome.ts";
import { compileIn, countTeams, type Possible } from "../plan/compile.ts";
import { defaultLimits, type WorkLimits } from "../plan/limits.ts";
import { settingOf } from "../plan/narrow.ts";
import type { Bound } from "../rules/rule.ts";
import { type BoundEffect, boundsOf, effectOf, type Inquiry } from "./effects.ts";
import { describe } from "./describe.ts";
import { smallestConflicts } from "./conflicts.ts";

/** Bounds that cannot hold together, as places in `Explanation.bounds`. Empty: the match itself has no legal team. */
export interface Conflict {
  readonly bounds: readonly number[];
  readonly text: string;
}

/**
 * Every bound of a strategy with what dropping and loosening it alone would add; and, when no team exists, the
 * smallest sets of bounds that conflict. `text` says the outcome in a sentence or two, players by their index.
 */
export interface Explanation {
  readonly possible: Possible;
  readonly bounds: readonly BoundEffect[];
  readonly conflicts: readonly Conflict[];
  readonly text: string;
}

const MOST_CONFLICTS = 4;
const MOST_CHECKS = 400;

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
  const asked = boundsOf(strategy, setting.value);
  const bounds = asked.map((bound) => effectOf(inquiry, strategy, possible, bound));
  const conflicts = possible.teams > 0 ? [] : conflictsAmong(inquiry, strategy, asked);
  return succeed({ possible, bounds, conflicts, text: describe({ possible, bounds, conflicts }) });
}

function conflictsAmong(inquiry: Inquiry, strategy: Strategy, bounds: readonly Bound[]): readonly Conflict[] {
  const { match, setting, limits } = inquiry;
  const holds = (places: readonly number[]): boolean => {
    const kept = new Set(places);
    const rest = bounds.reduce((from, bound, place) => (kept.has(place) ? from : bound.drop(from)), strategy);
    const plan = compileIn(match, setting, rest, limits);
    return !plan.ok || countTeams(plan.value).teams > 0;
  };
  return smallestConflicts(bounds.length, holds, MOST_CONFLICTS, MOST_CHECKS).map((places) => ({
    bounds: places,
    text: places.map((place) => bounds[place]!.text).join(" + "),
  }));
}

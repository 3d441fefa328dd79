import type { Outcome, Strategy } from "@teamwright/domain";
import { joinSides } from "../counting/join.ts";
import type { Join } from "../counting/segment.ts";
import { type Common, commonOf, sidePlanOf } from "../counting/side-plan.ts";
import { countSide, type SideTable } from "../counting/side-table.ts";
import type { EngineMatch } from "../match.ts";
import { type Refusal, refuse, succeed } from "../outcome.ts";
import type { Setting } from "../rules/rule.ts";
import type { Constraints } from "../constraints/constraints.ts";
import { defaultLimits, type WorkLimits } from "../counting/limits.ts";
import { narrow, settingOf } from "../rules/narrow.ts";

/** Distinct lineups (player sets with a possible captaincy), and teams (a lineup with its captain and vice-captain). */
export interface Possible {
  readonly lineups: number;
  readonly teams: number;
}

/**
 * A strategy prepared for one match: counted, and able to return any of its teams by rank. Its fields are internal to
 * the engine; use `countTeams` and `generate`.
 */
export interface Plan {
  readonly strategy: Strategy;
  readonly match: EngineMatch;
  readonly constraints: Constraints;
  readonly limits: WorkLimits;
  readonly common: Common;
  readonly left: SideTable;
  readonly right: SideTable;
  readonly join: Join;
}

const tooLarge = refuse("too-large");

/**
 *
 * Checks that the strategy is valid for the match and counts its teams. Refusals: `bad-player`, `player-twice`,
 * `other-sport`, `unknown-player`, `not-in-pool`, `unknown-partition`, `unknown-combination`, `unknown-split`,
 * `selected-by-unknown`, `too-many-roles`, `group-range`, `too-large`.
 *
 */
export function compile(
  match: EngineMatch,
  strategy: Strategy,
  limits: WorkLimits = defaultLimits,
): Outcome<Plan, Refusal> {
  const setting = settingOf(match);
  if (!setting.ok) return setting;
  return compileIn(match, setting.value, strategy, limits);
}

/** `compile` for a match that is already prepared. */
export function compileIn(
  match: EngineMatch,
  setting: Setting,
  strategy: Strategy,
  limits: WorkLimits,
): Outcome<Plan, Refusal> {
  const constraints = narrow(strategy, setting);
  if (!constraints.ok) return constraints;
  return planOf(match, strategy, constraints.value, limits);
}

/** Counts the teams of constraints. */
export function planOf(
  match: EngineMatch,
  strategy: Strategy,
  constraints: Constraints,
  limits: WorkLimits,
): Outcome<Plan, Refusal> {
  const sides = countSides(constraints, limits);
  if (sides === undefined) return tooLarge;
  const { left, right, common } = sides;
  const join = joinSides(left, right, common, limits);
  if (join === undefined || join.teams > Number.MAX_SAFE_INTEGER) return tooLarge;
  return succeed({ strategy, match, constraints, limits, common, left, right, join });
}

/** The sides of a strategy, counted but not combined. */
export type CountedSides = Pick<Plan, "common" | "left" | "right">;

/** `compile` without the combination of the sides, which takes most of its time for large squads. */
export function sidesOf(match: EngineMatch, strategy: Strategy): Outcome<CountedSides, Refusal> {
  const setting = settingOf(match);
  if (!setting.ok) return setting;
  const constraints = narrow(strategy, setting.value);
  if (!constraints.ok) return constraints;
  const sides = countSides(constraints.value, defaultLimits);
  return sides === undefined ? tooLarge : succeed(sides);
}

/** The sides of constraints; undefined where they exceed the limits. */
export function countSides(constraints: Constraints, limits: WorkLimits): CountedSides | undefined {
  const common = commonOf(constraints);
  const left = countSide(sidePlanOf(constraints, common, 0), common, limits.entries);
  const right = left && countSide(sidePlanOf(constraints, common, 1), common, limits.entries);
  return left === undefined || right === undefined ? undefined : { common, left, right };
}

/** How many lineups and teams the strategy allows: exact. */
export const countTeams = (plan: Plan): Possible => ({ lineups: plan.join.lineups, teams: plan.join.teams });

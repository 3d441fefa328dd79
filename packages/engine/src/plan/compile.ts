import type { Outcome, Strategy } from "@teamwright/domain";
import { type Join, joinSides } from "../counting/join.ts";
import { type Common, commonOf, sidePlanOf } from "../counting/side-plan.ts";
import { countSide, type SideTable } from "../counting/side-table.ts";
import type { EngineMatch } from "../match.ts";
import { type Refusal, refuse, succeed } from "../outcome.ts";
import type { Setting } from "../rules/rule.ts";
import type { Draft } from "./draft.ts";
import { defaultLimits, type WorkLimits } from "./limits.ts";
import { narrow, settingOf } from "./narrow.ts";

/** Distinct lineups (player sets that somebody can lead), and teams (a lineup with its captain and vice-captain). */
export interface Possible {
  readonly lineups: number;
  readonly teams: number;
}

/**
 * A strategy made ready for one match: counted, and able to give any of its teams by rank. Its parts are the
 * engine's own; use `countTeams` and `generate`.
 */
export interface Plan {
  readonly strategy: Strategy;
  readonly match: EngineMatch;
  readonly draft: Draft;
  readonly limits: WorkLimits;
  readonly common: Common;
  readonly left: SideTable;
  readonly right: SideTable;
  readonly join: Join;
}

const tooLarge = refuse(
  "too-large",
  "This strategy has too many parts to be counted exactly here: select fewer players or fewer groups",
);

/**
 * Checks that the strategy has a meaning for the match and counts it. Refusals: `bad-player`, `player-twice`,
 * `other-sport`, `unknown-player`, `not-in-pool`, `unknown-partition`, `unknown-combination`, `unknown-split`,
 * `selected-by-unknown`, `too-many-roles`, `group-range`, `too-large`.
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

/** `compile` for a match whose setting is known already. */
export function compileIn(
  match: EngineMatch,
  setting: Setting,
  strategy: Strategy,
  limits: WorkLimits,
): Outcome<Plan, Refusal> {
  const draft = narrow(strategy, setting);
  if (!draft.ok) return draft;
  return planOf(match, strategy, draft.value, limits);
}

/** Counts what a draft leaves. */
export function planOf(
  match: EngineMatch,
  strategy: Strategy,
  draft: Draft,
  limits: WorkLimits,
): Outcome<Plan, Refusal> {
  const common = commonOf(draft);
  const left = countSide(sidePlanOf(draft, common, 0), common, limits.entries);
  const right = countSide(sidePlanOf(draft, common, 1), common, limits.entries);
  if (left === undefined || right === undefined) return tooLarge;
  const join = joinSides(left, right, common, limits.pairs);
  if (join === undefined || join.teams > Number.MAX_SAFE_INTEGER) return tooLarge;
  return succeed({ strategy, match, draft, limits, common, left, right, join });
}

/** How many lineups and teams the strategy allows: exact. */
export const countTeams = (plan: Plan): Possible => ({ lineups: plan.join.lineups, teams: plan.join.teams });

import type { Strategy } from "@teamwright/domain";
import type { Tables } from "@teamwright/domain/sports";
import type { EnginePlayer } from "../match.ts";
import type { Refusal } from "../outcome.ts";
import type { Constraints } from "../constraints/constraints.ts";
import type { BoundDescription, LooserChange, RuleName } from "../constraints/description.ts";

/** What rules may look up: the sport's tables and the match's players. */
export interface Setting {
  readonly sport: Tables;
  readonly players: readonly EnginePlayer[];
  readonly persons: readonly (readonly number[])[];
  /** By player_index. */
  readonly playerAt: ReadonlyMap<number, EnginePlayer>;
}

/** The next looser step of a bound. */
export interface LooserStep {
  readonly change: LooserChange;
  readonly loosen: (strategy: Strategy) => Strategy;
}

/** A bound of a strategy, with the ways to drop it and to loosen it. Both leave every other bound as it is. */
export interface Bound {
  readonly description: BoundDescription;
  readonly drop: (strategy: Strategy) => Strategy;
  readonly looser: readonly LooserStep[];
}

/**
 * One rule of team making. `check` finds what makes the strategy invalid for this match, `narrow` removes the teams
 * that the rule forbids, `bounds` describes what the strategy asks. All three do nothing for a strategy without the
 * rule's fields.
 */
export interface Rule {
  readonly name: RuleName;
  readonly check?: (strategy: Strategy, setting: Setting) => Refusal | undefined;
  readonly narrow: (constraints: Constraints, strategy: Strategy, setting: Setting) => void;
  readonly bounds: (strategy: Strategy, setting: Setting) => readonly Bound[];
}

/** The strategy without some of its fields. */
export function without(strategy: Strategy, ...fields: readonly (keyof Strategy)[]): Strategy {
  const rest = { ...strategy };
  for (const field of fields) delete rest[field];
  return rest;
}

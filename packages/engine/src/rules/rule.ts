import type { Strategy } from "@teamwright/domain";
import type { Sport } from "@teamwright/domain/sports";
import type { EnginePlayer } from "../match.ts";
import type { Refusal } from "../outcome.ts";
import type { Draft } from "../plan/draft.ts";

export type RuleName =
  | "pool"
  | "fixed"
  | "captains"
  | "vice-captains"
  | "partitions"
  | "combinations"
  | "credits"
  | "side-credits"
  | "group-credits"
  | "percentage"
  | "role-frequency"
  | "percentage-frequency"
  | "groups"
  | "rules-setting";

/** What a rule may look up: the sport's tables and the match's players. */
export interface Setting {
  readonly sport: Sport;
  readonly players: readonly EnginePlayer[];
  /** By player_index. */
  readonly playerAt: ReadonlyMap<number, EnginePlayer>;
}

/**
 * One bound of a strategy as a sentence. `text` names players by their index ("Fixed: 2, 15"); a screen that knows
 * names builds its own from `rule`, `subject`, `players` and `values`.
 */
export interface Sentence {
  readonly rule: RuleName;
  /** Which of several bounds of the rule: "left", "high", or the group's place from 1. */
  readonly subject?: string;
  readonly text: string;
  readonly players: readonly number[];
  /** The bound's figures: credits, or counts per side, role or group. */
  readonly values: readonly (readonly number[])[];
}

/** The next looser step of a bound. */
export interface LooserStep {
  readonly text: string;
  readonly loosen: (strategy: Strategy) => Strategy;
}

/** A bound of a strategy, with the ways to drop it and to loosen it. Both leave every other bound as it is. */
export interface Bound extends Sentence {
  readonly drop: (strategy: Strategy) => Strategy;
  readonly looser: readonly LooserStep[];
}

/**
 * One rule of the game of making teams. `check` finds what makes the strategy meaningless for this match, `narrow`
 * takes away the teams that the rule forbids, `bounds` says in the user's words what the strategy asks; all three
 * do nothing for a strategy without the rule's fields.
 */
export interface Rule {
  readonly name: RuleName;
  readonly check?: (strategy: Strategy, setting: Setting) => Refusal | undefined;
  readonly narrow: (draft: Draft, strategy: Strategy, setting: Setting) => void;
  readonly bounds: (strategy: Strategy, setting: Setting) => readonly Bound[];
}

/** The strategy without some of its fields. */
export function without(strategy: Strategy, ...fields: readonly (keyof Strategy)[]): Strategy {
  const rest = { ...strategy };
  for (const field of fields) delete rest[field];
  return rest;
}

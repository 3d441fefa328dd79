import { MAX_CREDITS } from "@teamwright/domain/sports";
import type { Combination, Partition, PercentageSplit, Tables } from "@teamwright/domain/sports";
import type { EnginePlayer } from "../match.ts";
import type { RuleName } from "./description.ts";
import { halfOf, hundredths } from "./players.ts";

/** A closed range; of credits, in hundredths. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Of a legal team, in hundredths. */
export const ALL_CREDITS: Range = { min: 0, max: 100 * MAX_CREDITS };

/** The players whose credits are added up: all, those of a side, or those of a half by `selected_by`. */
export type CreditScope = "team" | "left" | "right" | "low" | "high";

const scopes: Readonly<Record<CreditScope, (player: EnginePlayer) => boolean>> = {
  team: () => true,
  left: ({ team_index: side }) => side === 0,
  right: ({ team_index: side }) => side === 1,
  low: (player) => halfOf(player) === 0,
  high: (player) => halfOf(player) === 1,
};

/**
 * A weighted sum over the players of a team between two bounds. Counting keeps credits in the entries of its layers, and
 * every other sum in its classes: those suit sums with few values, like numbers of players.
 */
export interface SumLimit extends Range {
  readonly rule: RuleName;
  /** A whole number, 0 or more. */
  readonly weightOf: (player: EnginePlayer) => number;
  /** Set where the weights are credits. */
  readonly credits?: CreditScope;
}

/** How many players of one side and role, and of one half by `selected_by` where `half` is given, a team may hold. */
export interface CellLimit {
  readonly rule: RuleName;
  readonly side: 0 | 1;
  readonly role: number;
  /** 0: selected by less than 50 percent, 1: by 50 or more. */
  readonly half?: 0 | 1;
  readonly allowed: readonly number[];
}

/** The allowed divisions of a team's players over groups by `selected_by`. */
export interface SplitLimit {
  readonly pattern: 1 | 2;
  readonly splits: readonly PercentageSplit[];
}

/**
 * The legal teams that all rules together leave: weighted sums between bounds, and sets of allowed counts (`partitions`,
 * `combinations`, `split`, `cells`). Rules narrow the constraints one after another; a new rule that sets a weighted sum
 * needs no change of the counting.
 */
export interface Constraints {
  readonly sport: Tables;
  /** The pool, by index in the match's list. */
  pool: readonly EnginePlayer[];
  fixed: ReadonlySet<number>;
  /** Absent: every player of the pool. */
  captains: ReadonlySet<number> | undefined;
  viceCaptains: ReadonlySet<number> | undefined;
  partitions: readonly Partition[];
  combinations: readonly Combination[];
  split: SplitLimit | undefined;
  cells: readonly CellLimit[];
  sums: readonly SumLimit[];
}

/** A team holds `min` to `max` of these players. */
export const countLimit = (rule: RuleName, players: ReadonlySet<number>, { min, max }: Range): SumLimit => ({
  rule,
  weightOf: ({ player_index: index }) => (players.has(index) ? 1 : 0),
  min,
  max,
});

/** The credits of the players in a scope. */
export const creditLimit = (rule: RuleName, credits: CreditScope, range: Range): SumLimit => ({
  rule,
  weightOf: (player) => (scopes[credits](player) ? hundredths(player) : 0),
  ...range,
  credits,
});

/** The range that all limits on the credits of a scope leave. */
export const creditRange = ({ sums }: Constraints, scope: CreditScope): Range =>
  sums
    .filter(({ credits }) => credits === scope)
    .reduce(
      (range, { min, max }) => ({ min: Math.max(range.min, min), max: Math.min(range.max, max) }),
      ALL_CREDITS,
    );

/** The sums that are not of credits. */
export const otherSums = ({ sums }: Constraints): SumLimit[] =>
  sums.filter(({ credits }) => credits === undefined);

/** Whether credits per half by `selected_by` are bounded. */
export const boundsHalves = ({ sums }: Constraints): boolean =>
  sums.some(({ credits }) => credits === "low" || credits === "high");

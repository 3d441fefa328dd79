import type { Combination, Partition, PercentageSplit, Sport } from "@teamwright/domain/sports";
import type { EnginePlayer } from "../match.ts";

/** A closed range; of credits, in hundredths. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** How many players of one side and role, and of one half by `selected_by` where `half` is given, a team may hold. */
export interface CellLimit {
  readonly side: 0 | 1;
  readonly role: number;
  /** 0: selected by less than 50 percent, 1: by 50 or more. */
  readonly half?: 0 | 1;
  readonly allowed: readonly number[];
}

/** A team holds `min` to `max` of these players. */
export interface GroupLimit {
  readonly players: ReadonlySet<number>;
  readonly min: number;
  readonly max: number;
}

/** The allowed divisions of a team's players over groups by `selected_by`. */
export interface SplitLimit {
  readonly pattern: 1 | 2;
  readonly splits: readonly PercentageSplit[];
}

/**
 * The legal teams that all rules together leave, as the few kinds of bound that counting supports. Rules narrow the
 * constraints one after another; a new rule that uses these kinds needs no change of the counting.
 */
export interface Constraints {
  readonly sport: Sport;
  /** The pool, by index in the match's list. */
  pool: readonly EnginePlayer[];
  fixed: ReadonlySet<number>;
  /** Absent: every player of the pool. */
  captains: ReadonlySet<number> | undefined;
  viceCaptains: ReadonlySet<number> | undefined;
  partitions: readonly Partition[];
  combinations: readonly Combination[];
  credits: Range;
  sideCredits: readonly [Range, Range];
  /** Of the players selected by under 50 percent, and of the others. */
  groupCredits: readonly [Range, Range] | undefined;
  split: SplitLimit | undefined;
  cells: readonly CellLimit[];
  groups: readonly GroupLimit[];
}

import type { Combination, Partition, PercentageSplit } from "@teamwright/domain";

/** The specification's six filters (0 to 5, in this order), and the percentage splits that analytics links to. */
export type TeamFilter =
  | {
      readonly kind: "players";
      /** The team holds each of these and none of those. */
      readonly present: readonly number[];
      readonly absent: readonly number[];
    }
  | { readonly kind: "captain"; readonly players: readonly number[] }
  | { readonly kind: "vice-captain"; readonly players: readonly number[] }
  | { readonly kind: "partition"; readonly partitions: readonly Partition[] }
  /** Exact team credits, as in the specification's list of credits. */
  | { readonly kind: "credits"; readonly credits: readonly number[] }
  | { readonly kind: "combination"; readonly combinations: readonly Combination[] }
  | {
      readonly kind: "percentage";
      readonly pattern: 1 | 2;
      readonly splits: readonly PercentageSplit[];
    };

/** Whether the team of a row is kept. */
export type RowTest = (row: number) => boolean;

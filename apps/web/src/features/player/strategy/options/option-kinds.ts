import type { Strategy } from "@teamwright/domain";
import type { BoundChanges } from "#data/strategy/change-bounds.ts";
import { checkCombinations, checkPartitions, checkSplits } from "#data/strategy/step-rules.ts";

/** Players per side, role or percentage group: one option of a step. */
export type OptionCounts = readonly number[];

interface OptionKind {
  /** The chosen options of a strategy. */
  readonly chosenIn: (strategy: Strategy) => readonly OptionCounts[];
  /** The bound that allows only these options. */
  readonly boundOf: (options: readonly OptionCounts[]) => BoundChanges;
  readonly missing: (chosen: readonly OptionCounts[]) => string | null;
}

const none: readonly OptionCounts[] = [];

const splitsOf = (pattern: 1 | 2): OptionKind => ({
  chosenIn: ({ percentage }) => (percentage?.pattern === pattern ? percentage.splits : none),
  boundOf: (options) => ({
    percentage: options.length === 0 ? undefined : { pattern, splits: options.map((split) => [...split]) },
  }),
  missing: checkSplits,
});

/** The names are those of suggestions and of past matches. */
export const optionKinds = {
  partitions: {
    chosenIn: ({ partitions = none }) => partitions,
    boundOf: (options) => ({ partitions: options.map(([left = 0, right = 0]) => [left, right]) }),
    missing: checkPartitions,
  },
  combinations: {
    chosenIn: ({ combinations = none }) => combinations,
    boundOf: (options) => ({ combinations: options.map((counts) => [...counts]) }),
    missing: checkCombinations,
  },
  pattern1: splitsOf(1),
  pattern2: splitsOf(2),
} as const satisfies Record<string, OptionKind>;

export type OptionKindName = keyof typeof optionKinds;

/** Options that are shown together. Their arrays keep their identity while they are the same. */
export interface OptionTab {
  readonly value: string;
  readonly label: string;
  readonly kind: OptionKindName;
  readonly options: readonly OptionCounts[];
  /** What a suggestion chooses from. */
  readonly suggestedOptions: readonly OptionCounts[];
  /** Why the step can only be skipped. */
  readonly unusable?: string | null;
}

/**
 * The most work that compiling a plan may take before it is refused rather than approximated. The defaults fit a
 * phone: some 200 MB and a few seconds.
 */
export interface WorkLimits {
  /** Ways of one side told apart while counting. */
  readonly entries: number;
  /** Left and right classes of lineups compared. */
  readonly pairs: number;
}

export const defaultLimits: WorkLimits = { entries: 4_000_000, pairs: 8_000_000 };

import type { PromiseKind } from "@teamwright/contract";

/** One statement with a chance. `subject` is the player_index; null: the whole set of teams. */
export interface StoredClaim {
  readonly kind: PromiseKind;
  readonly subject: number | null;
  readonly chance: number;
  /** Of `range_80`: its range, and the mean. */
  readonly points?: { readonly low: number; readonly high: number; readonly expected: number };
}

/** What became of a claim: 1 when it came true. */
export interface MeasuredClaim {
  readonly kind: PromiseKind;
  readonly chance: number;
  readonly real: 0 | 1;
}

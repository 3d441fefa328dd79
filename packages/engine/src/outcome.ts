/**
 * The subjects of a refusal or notice: players by index, numbers, counts per side or role. The text catalogue formats
 * them.
 */
export type Values = Readonly<Record<string, number | string | readonly number[]>>;

/**
 * Why the engine declines a request: a code, its values, and the field of the strategy (or of the request). Never
 * thrown.
 */
export interface Refusal {
  readonly code: RefusalCode;
  readonly values?: Values;
  readonly field?: string;
}

export type RefusalCode =
  | "bad-count"
  | "bad-number"
  | "bad-player"
  | "bad-points"
  | "bad-seed"
  | "bad-weight"
  | "captains-empty"
  | "fewer-than-kept"
  | "group-range"
  | "no-parts"
  | "no-teams"
  | "not-in-pool"
  | "nothing-in-common"
  | "other-sport"
  | "percentages-missing"
  | "player-twice"
  | "ranks-too-large"
  | "selected-by-unknown"
  | "smart-is-cricket"
  | "stopped"
  | "too-large"
  | "too-many-ranks"
  | "too-many-roles"
  | "unknown-combination"
  | "unknown-entry"
  | "unknown-partition"
  | "unknown-player"
  | "unknown-split"
  | "unknown-sport"
  | "unusable-sport";

export const succeed = <Value>(value: Value) => ({ ok: true, value }) as const;

export const refusal = (code: RefusalCode, values?: Values, field?: string): Refusal => ({
  code,
  ...(values === undefined ? {} : { values }),
  ...(field === undefined ? {} : { field }),
});

export const refuse = (code: RefusalCode, values?: Values, field?: string) =>
  ({ ok: false, error: refusal(code, values, field) }) as const;

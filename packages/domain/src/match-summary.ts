export type MatchFormat = "t10" | "t20" | "odi" | "test";
export type MatchGender = "men" | "women";

/** How a result came about when it was not the usual way: a target revised by D/L or VJD, a tie that was broken, an award. */
export const resultMethods = ["dls", "vjd", "super_over", "bowl_out", "awarded"] as const;
export type ResultMethod = (typeof resultMethods)[number];

/** An innings: how many, how many wickets, in how many overs (19.4: nineteen and four balls). */
export interface SummaryInnings {
  readonly team: 0 | 1;
  readonly score: number;
  readonly wickets: number;
  readonly overs: number;
}

export interface SummaryResult {
  readonly winner: 0 | 1 | null;
  /** `won`: by no margin that the source tells. */
  readonly kind: "runs" | "wickets" | "innings" | "won" | "tie" | "draw" | "no result";
  readonly by: number | null;
  readonly method: ResultMethod | null;
}

/** What a source tells of a cricket match as a whole; null where it does not. Sides are 0 and 1, as `teams` has them. */
export interface MatchSummary {
  readonly format: MatchFormat;
  readonly gender: MatchGender;
  /** yyyy-mm-dd */
  readonly day: string;
  readonly series: {
    readonly name: string;
    readonly type: "international" | "domestic";
    readonly year: number;
  } | null;
  readonly venue: { readonly name: string; readonly city: string | null } | null;
  readonly international: boolean;
  readonly teams: readonly [string, string];
  readonly toss: { readonly won: 0 | 1; readonly elected: "batting" | "bowling" } | null;
  readonly innings: readonly SummaryInnings[];
  readonly result: SummaryResult;
}

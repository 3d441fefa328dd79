import { cricket } from "@teamwright/domain/sports";
import type { RateRule } from "../bands.ts";

export type CricketFormat = "T20" | "ODI" | "TEST" | "T10";

/** A step of a bonus: from `from` runs, wickets or catches on. */
export interface Step {
  readonly from: number;
  readonly points: number;
}

/** How an app scored one format in a stretch of time. Data: a change of the rules is a new rule-set, never an edit. */
export interface CricketRuleSet {
  /** `dream11-t20-2025-04` */
  readonly id: string;
  readonly app: "dream11" | "my11circle";
  readonly format: CricketFormat;
  /** First and last day, yyyy-mm-dd, as far as sources show; null: still so. */
  readonly from: string;
  readonly to: string | null;
  readonly source: string;
  readonly announced: number;
  /** Impact, concussion and X-factor players who came on. */
  readonly substitute: number;
  readonly run: number;
  readonly four: number;
  readonly six: number;
  readonly milestones: readonly Step[];
  /** Steps of milestones and hauls add up instead of the highest alone. Calibrated as false (FACTS 1.1). */
  readonly stacked: boolean;
  readonly duck: number;
  /** So many points for each `balls` dot balls. */
  readonly dot: { readonly balls: number; readonly points: number } | null;
  readonly wicket: number;
  readonly lbwOrBowled: number;
  readonly hauls: readonly Step[];
  readonly maiden: number;
  readonly catch: number;
  /** Once, for three catches or more. */
  readonly threeCatches: number;
  readonly stumping: number;
  readonly runOutDirect: number;
  readonly runOutShared: number;
  readonly economy: RateRule | null;
  readonly strikeRate: RateRule | null;
}

/** Pure bowlers are spared ducks and strike rates. The role's place in the sport's order. */
export const BOWLER_ROLE = cricket.roles.findIndex((role) => role.code === "BOWL");

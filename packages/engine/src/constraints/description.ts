import type { DistributionField, ExposureField } from "../team-set/bounds.ts";

type Players = readonly number[];
type CountList = readonly number[];
export type CreditRange = readonly [min: number, max: number];
export type SideName = "left" | "right";
/** Players selected by less than 50 percent of teams, and the others. */
type HalfName = "low" | "high";

/** The counts allowed for one side and role. */
export interface RoleLimit {
  readonly side: SideName;
  readonly role: number;
  readonly allowed: CountList;
}

/** The share of teams, in percent, with `key`: a player, "captain-vicecaptain", "left-right" or counts per role. */
export interface ShareBound {
  readonly key: string;
  readonly min?: number;
  readonly max?: number;
}

/** What one bound of a strategy asks, as a code (`rule`) and values. The text catalogue formats it. */
export type BoundDescription = {
  /** Unique within one strategy: the rule, with the side, half or group where there are several. */
  readonly key: string;
} & (
  | { readonly rule: "pool"; readonly players: Players; readonly of: number }
  | { readonly rule: "fixed" | "captains" | "vice-captains"; readonly players: Players }
  | {
      readonly rule: "groups";
      readonly group: number;
      readonly players: Players;
      readonly min: number;
      readonly max: number;
    }
  | { readonly rule: "partitions" | "combinations"; readonly counts: readonly CountList[]; readonly of: number }
  | { readonly rule: "percentage"; readonly pattern: 1 | 2; readonly counts: readonly CountList[] }
  | { readonly rule: "credits"; readonly range: CreditRange }
  | { readonly rule: "side-credits"; readonly side: SideName; readonly range: CreditRange }
  | { readonly rule: "group-credits"; readonly half: HalfName; readonly range: CreditRange }
  | { readonly rule: "role-frequency"; readonly limits: readonly RoleLimit[] }
  | { readonly rule: "percentage-frequency"; readonly half: HalfName; readonly limits: readonly RoleLimit[] }
  | { readonly rule: "rules-setting" }
  | { readonly rule: DistributionField; readonly mode: 0 | 1 | 2; readonly shares: readonly (readonly [key: string, percent: number])[] }
  | { readonly rule: ExposureField; readonly bounds: readonly ShareBound[] }
  | { readonly rule: "min_difference"; readonly players: number; readonly countsCaptains: boolean }
); // prettier-ignore

/** The rule that sets a constraint. `pool` also bounds the number of players. */
export type RuleName = Exclude<
  BoundDescription["rule"],
  DistributionField | ExposureField | "min_difference"
>;

/** How a bound is loosened by one step, as code and values. */
export type LooserChange =
  | { readonly change: "add-player"; readonly rule: "captains" | "vice-captains"; readonly player: number }
  | { readonly change: "release-player"; readonly player: number }
  | {
      readonly change: "add-counts";
      readonly rule: "partitions" | "combinations" | "percentage";
      readonly counts: CountList;
    }
  | {
      readonly change: "credits-from" | "credits-to";
      readonly of: "team" | SideName | HalfName;
      readonly credits: number;
    }
  | {
      readonly change: "group-min" | "group-max";
      readonly group: number;
      readonly players: Players;
      readonly count: number;
    }
  | {
      readonly change: "widen-role";
      readonly half?: HalfName;
      readonly side: SideName;
      readonly role: number;
      readonly allowed: CountList;
    };

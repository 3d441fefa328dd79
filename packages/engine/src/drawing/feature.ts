/** A property of a team that the whole set bounds. */
export type FeatureKind = "member" | "captain" | "viceCaptain" | "pair" | "partition" | "combination";

/** A bound on how many teams of the set have a feature. */
export interface Feature {
  readonly kind: FeatureKind;
  /** player_index, "captain-vicecaptain", "left-right", or counts per role: the strategy's own key. */
  readonly key: string;
  /** The field of the strategy that sets the bound. */
  readonly rule: string;
  readonly least: number;
  readonly most: number;
  /** The part of a mix that the bound applies to; absent: the whole. */
  readonly part?: number;
}

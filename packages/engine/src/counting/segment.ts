import type { PairList } from "./pair-list.ts";
import type { Partners } from "./partners.ts";

/** A part of a join: pairs of left classes and classes of partners. */
export interface Segment {
  readonly list: PairList;
  readonly partners: Partners;
  /** Where partners are summed: the right entry that a way of a summed entry belongs to, and the rank there. */
  readonly find?: (entry: number, captaincy: number, rank: number) => FoundEntry;
}

export interface FoundEntry {
  readonly entry: number;
  readonly rank: number;
}

/**
 * How the two sides combine. Within a pair of classes, a left entry combines with the range of right entries whose
 * credits fit. Where the pairs can be listed, there is one segment with all of them. Where there are too many, the right
 * classes that fit a left bundle are summed first, and each left bundle has its segment, made when it is asked for.
 */
export interface Join {
  readonly lineups: number;
  readonly teams: number;
  /** Teams of each segment and all segments before it. */
  readonly segmentsTo: Float64Array;
  readonly segment: (index: number) => Segment;
  /** The only segment, where pairs are listed. */
  readonly listed: Segment | undefined;
}

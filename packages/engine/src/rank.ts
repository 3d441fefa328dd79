/** The rank of a number of points among all possible teams. */
export interface Rank {
  readonly points: number;
  /** 1 is the best: one more than the teams with more points. */
  readonly rank: number;
  /** Possible teams with exactly these points. */
  readonly equal: number;
  /** All possible teams. */
  readonly teams: number;
  /** Percent of the possible teams that have fewer points; 0 where none is possible. */
  readonly percentile: number;
}

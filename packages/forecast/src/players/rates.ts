import { PHASES } from "../ball/state.ts";
import { KINDS } from "../history/history.ts";

/** Counts over all matches of men, or of women, from which players' own rates deviate. */
export interface Rates {
  /** Deliveries, wides and no-balls by phase. */
  readonly deliveries: Float64Array;
  readonly wides: Float64Array;
  readonly noBalls: Float64Array;
  /** Runs of all wides. */
  wideRuns: number;
  /** Balls without a run off the bat, and those of them with byes or leg-byes. */
  dots: number;
  byes: number;
  /** Wickets and run-outs by phase. */
  readonly wickets: Float64Array;
  readonly runOuts: Float64Array;
  /** Recent run-outs, those of them with a named fielder, and those with one only. */
  fieldedRunOuts: number;
  namedRunOuts: number;
  directRunOuts: number;
  readonly kinds: Float64Array;
  /** Matches with two innings begun, and those that rain cut. */
  matches: number;
  /** Legal balls that each innings of a shortened match could have; the latest ones. */
  readonly shortened: (readonly [number, number])[];
  shortenedMatches: number;
}

/** A few matches' worth of usual counts, until there are matches. */
export const makeRates = (): Rates => ({
  deliveries: new Float64Array(PHASES).fill(500),
  wides: new Float64Array(PHASES).fill(18),
  noBalls: new Float64Array(PHASES).fill(2),
  wideRuns: 65,
  dots: 400,
  byes: 18,
  wickets: new Float64Array(PHASES).fill(25),
  runOuts: Float64Array.of(1, 2, 5),
  fieldedRunOuts: 10,
  namedRunOuts: 8,
  directRunOuts: 3,
  kinds: Float64Array.of(12, 5, 40, 2, 3, 0.1).slice(0, KINDS),
  matches: 100,
  shortened: [],
  shortenedMatches: 0,
});

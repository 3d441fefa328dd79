/** Numbers of a player's history. Sums lose weight with each of his matches, so that recent ones count most. */
export const field = {
  /** Matches, undiminished. */
  matches: 0,
  /** Sums over his matches: weight, batting positions from 0, and their squares. */
  position: 1,
  positionSum: 2,
  positionSquares: 3,
  /** Overs bowled in each segment of the innings. */
  overs: 4,
  /** Overs of his side in each segment. */
  sideOvers: 8,
  /** Matches in which he bowled, and could have. */
  bowled: 12,
  fielded: 13,
  /** Catches of his, and of his side with him in the field. */
  catches: 14,
  sideCatches: 15,
  runOuts: 16,
  sideRunOuts: 17,
  /** Matches in which he kept wicket, as inferred; of `fielded`. */
  kept: 18,
  /** Wides and no-balls, and as many as an average bowler would have had. */
  wides: 19,
  expectedWides: 20,
  noBalls: 21,
  expectedNoBalls: 22,
  /** Wickets by kind: bowled, lbw, caught, caught and bowled, stumped, hit wicket. */
  kinds: 23,
  lastDay: 29,
} as const;
export const HISTORY_SIZE = 30;

export const SEGMENTS = 4;
const segments = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3];
/** Segments of an innings in which captains use the same bowlers: overs 1 to 6, 7 to 11, 12 to 16, 17 to 20. */
export const segmentOf = (over: number): number => segments[over]!;

export const KINDS = 6;

export type Histories = Map<string, Float64Array>;

export function historyOf(histories: Histories, id: string): Float64Array {
  const knownHistory = histories.get(id);
  if (knownHistory !== undefined) return knownHistory;
  const newHistory = new Float64Array(HISTORY_SIZE);
  histories.set(id, newHistory);
  return newHistory;
}

const NOTHING = new Float64Array(HISTORY_SIZE);
export const readHistory = (histories: Histories, id: string): Float64Array => histories.get(id) ?? NOTHING;

/** `sum` of `weight`, drawn to `prior` by `strength`. */
export const shrunk = (sum: number, weight: number, prior: number, strength: number): number =>
  (sum + prior * strength) / (weight + strength);

/** Share of the overs of a segment that a player bowls; without a history one of eleven. */
export const overShare = (history: Float64Array, segment: number): number =>
  shrunk(history[field.overs + segment]!, history[field.sideOvers + segment]!, 0.05, 1);

/** Overs expected of a full innings. */
export function expectedOvers(history: Float64Array): number {
  let sum = 0;
  for (let over = 0; over < 20; over++) sum += overShare(history, segmentOf(over));
  return Math.min(4, sum);
}

/** Chance that he bowls at all. */
export const bowlingChance = (history: Float64Array): number =>
  shrunk(history[field.bowled]!, history[field.fielded]!, 0.4, 0.3);

/** Batting position from 0: mean and standard deviation. */
export function battingPosition(history: Float64Array): { readonly mean: number; readonly spread: number } {
  const weight = history[field.position]!;
  // A newcomer who bowls bats late.
  const prior = 5 + Math.min(3.5, expectedOvers(history));
  const mean = shrunk(history[field.positionSum]!, weight, prior, 0.6);
  const ownVariance =
    weight > 0 ? Math.max(0, history[field.positionSquares]! - history[field.positionSum]! ** 2 / weight) : 0;
  return { mean, spread: Math.sqrt(shrunk(ownVariance, weight, 1.2, 3)) };
}

/** How likely it is that he keeps wicket when he plays; who keeps is the likeliest of a side. */
export const keepingShare = (history: Float64Array): number =>
  shrunk(history[field.kept]!, history[field.fielded]!, 0.02, 0.5);

export const catchShare = (history: Float64Array, keeps: boolean): number =>
  shrunk(history[field.catches]!, history[field.sideCatches]!, keeps ? 0.135 : 0.085, 60);

export const runOutShare = (history: Float64Array, keeps: boolean): number =>
  shrunk(history[field.runOuts]!, history[field.sideRunOuts]!, keeps ? 0.2 : 0.08, 12);

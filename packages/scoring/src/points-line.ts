/** One reason for points: `{ rule: "four", times: 3, points: 12 }`. */
export interface PointsLine {
  readonly rule: string;
  readonly times: number;
  readonly points: number;
}

/** A player's points and what they are made of; the lines add up to the points. */
export interface Scored {
  readonly points: number;
  readonly lines: readonly PointsLine[];
}

/** So many times so many points; nothing for what did not happen or counts nothing. */
export const line = (rule: string, times: number, each: number): PointsLine[] =>
  times === 0 || each === 0 ? [] : [{ rule, times, points: times * each }];

/** The points of the lines together, to so many decimals: sums of tenths are no exact binary numbers. */
export function sumOf(lines: readonly PointsLine[], decimals: number): number {
  const unit = 10 ** decimals;
  return Math.round(lines.reduce((sum, { points }) => sum + points, 0) * unit) / unit;
}

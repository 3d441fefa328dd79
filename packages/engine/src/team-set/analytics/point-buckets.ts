/** Teams of `from` points or more, and less than `to`; the last bucket has no end. */
export interface PointBucket {
  readonly from: number;
  readonly to: number | null;
  /** Indexes in the scores, ascending. */
  readonly rows: Uint32Array;
}

export interface BucketOptions {
  /** 50 points, as in the specification. */
  readonly width?: number;
  /** Where the open-ended bucket starts; by default that of the highest score. */
  readonly openFrom?: number;
}

/** Divides scores (of `scoreTeams`) into buckets of even width without gaps, the lowest first. */
export function bucketPoints(
  scores: Float64Array,
  { width = 50, openFrom }: BucketOptions = {},
): PointBucket[] {
  if (scores.length === 0) return [];
  const startOf = (score: number): number => Math.floor(score / width) * width;
  const lowest = startOf(scores.reduce((least, score) => Math.min(least, score), Infinity));
  const highest = startOf(scores.reduce((most, score) => Math.max(most, score), -Infinity));
  const last = Math.max(lowest, Math.min(highest, openFrom === undefined ? highest : startOf(openFrom)));
  const rows = Array.from({ length: (last - lowest) / width + 1 }, (): number[] => []);
  for (const [row, score] of scores.entries())
    rows[(Math.min(last, startOf(score)) - lowest) / width]!.push(row);
  return rows.map((list, index) => {
    const from = lowest + index * width;
    return { from, to: from === last ? null : from + width, rows: Uint32Array.from(list) };
  });
}

/** Teams by points: buckets of 50, the last one open-ended. Source: section 4 of the documents. */
export interface Bucket {
  readonly from: number;
  /** Null: open-ended. */
  readonly to: number | null;
  readonly teams: number;
}

const WIDTH = 50;

/** The buckets from the lowest to the highest points, empty ones between them included. */
export function bucketsOf(points: Float64Array): Bucket[] {
  if (points.length === 0) return [];
  const bucketOf = (value: number) => Math.floor(value / WIDTH);
  const counts = new Map<number, number>();
  for (const value of points) counts.set(bucketOf(value), (counts.get(bucketOf(value)) ?? 0) + 1);
  const first = Math.min(...counts.keys());
  const last = Math.max(...counts.keys());
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const bucket = first + at;
    return {
      from: bucket * WIDTH,
      to: bucket === last ? null : (bucket + 1) * WIDTH,
      teams: counts.get(bucket) ?? 0,
    };
  });
}

/** A distribution of points as weights of whole points. */
export interface PointWeights {
  readonly weights: Float64Array;
  total: number;
}

const MIN_POINTS = -40;
const SIZE = 512;

export const makeDistribution = (): PointWeights => ({ weights: new Float64Array(SIZE), total: 0 });

const binOf = (points: number): number => Math.min(SIZE - 1, Math.max(0, Math.round(points) - MIN_POINTS));

export function addPoints(distribution: PointWeights, points: number, weight = 1): void {
  distribution.weights[binOf(points)]! += weight;
  distribution.total += weight;
}

/** A mixture, in which each has its weight. */
export function mix(parts: readonly (readonly [PointWeights, number])[]): PointWeights {
  const mixture = makeDistribution();
  for (const [{ weights, total }, weight] of parts) {
    if (total === 0 || weight === 0) continue;
    for (let bin = 0; bin < SIZE; bin++) mixture.weights[bin]! += (weights[bin]! * weight) / total;
    mixture.total += weight;
  }
  return mixture;
}

export function meanOf({ weights, total }: PointWeights): number {
  let sum = 0;
  for (let bin = 0; bin < SIZE; bin++) sum += weights[bin]! * (bin + MIN_POINTS);
  return total === 0 ? 0 : sum / total;
}

/** Continuous ranked probability score (Matheson and Winkler 1976): lower is better, in points. */
export function crpsOfDistribution({ weights, total }: PointWeights, actual: number): number {
  if (total === 0) return Math.abs(actual);
  const at = binOf(actual);
  let below = 0;
  let score = 0;
  for (let bin = 0; bin < SIZE; bin++) {
    below += weights[bin]!;
    const share = below / total - (bin >= at ? 1 : 0);
    score += share * share;
  }
  return score;
}

/** The same of a sample that is sorted. */
export function crpsOfSample(sortedPoints: Float32Array, actual: number): number {
  const { length } = sortedPoints;
  let distance = 0;
  let spread = 0;
  for (let index = 0; index < length; index++) {
    distance += Math.abs(sortedPoints[index]! - actual);
    spread += sortedPoints[index]! * (2 * index - length + 1);
  }
  return distance / length - spread / (length * length);
}

/** The shortest range that holds the share of a sorted sample. Points have a lower end that many players reach. */
export function shortestRange(sortedPoints: Float32Array, share: number): readonly [number, number] {
  const size = Math.max(1, Math.ceil(sortedPoints.length * share));
  let first = 0;
  for (let index = 1; index + size <= sortedPoints.length; index++)
    if (
      sortedPoints[index + size - 1]! - sortedPoints[index]! <
      sortedPoints[first + size - 1]! - sortedPoints[first]!
    )
      first = index;
  return [sortedPoints[first]!, sortedPoints[first + size - 1]!];
}

import type { CricketRole } from "../players/roles.ts";
import type { Simulation } from "../simulation/simulation.ts";
import { crpsOfDistribution, crpsOfSample, meanOf, shortestRange } from "../statistics/distribution.ts";
import { referenceForecasts } from "./reference-forecasts.ts";
import type { ReferenceForecast, ScoredPlayer } from "./reference-forecasts.ts";

export const coverages = [0.5, 0.8, 0.95] as const;
const BANDS = 10;
const HALF_CENTURY = 50;

const sums = () => ({ n: 0, model: 0, climatology: 0, history: 0, likeForm: 0 });

export function pointsMeasures() {
  const references = referenceForecasts();
  const figures = {
    crps: sums(),
    squares: { ...sums(), actual: 0, actualSquares: 0 },
    rank: { matches: 0, model: 0, form: 0 },
    covered: coverages.map(() => 0),
    bands: Array.from({ length: BANDS }, () => ({ n: 0, promised: 0, real: 0 })),
    pits: new Float64Array(20),
    correlations: {
      mates: pair(),
      opponents: pair(),
      simulatedMates: pair(),
      simulatedOpponents: pair(),
    },
  };
  const { rank } = figures;
  return {
    ...figures,
    measure(female: boolean, players: readonly ScoredPlayer[], simulation: Simulation): void {
      const { points, matches } = simulation;
      const means: number[] = [];
      const forms: number[] = [];
      for (const [index, player] of players.entries()) {
        const sortedPoints = points.slice(index * matches, (index + 1) * matches).sort();
        const mean = sortedPoints.reduce((sum, value) => sum + value, 0) / matches;
        const reference = references.forecast(female, player);
        means.push(mean);
        forms.push(reference.form);
        addErrors(figures, { sorted: sortedPoints, mean, reference }, player.points);
        addShares(figures, sortedPoints, player.points);
      }
      rank.matches++;
      const actuals = players.map((player) => player.points);
      rank.model += spearman(means, actuals);
      rank.form += spearman(forms, actuals);
      correlate(figures.correlations, players, means, simulation);
    },
    learn: references.learn,
  };
}

/** The forecasts of a player's points: the simulated ones in ascending order with their mean, and the simple ones. */
interface ComparedForecast {
  readonly sorted: Float32Array;
  readonly mean: number;
  readonly reference: ReferenceForecast;
}

type ErrorSums = ReturnType<typeof sums>;

function addErrors(
  { crps, squares }: { crps: ErrorSums; squares: ErrorSums & { actual: number; actualSquares: number } },
  { sorted, mean, reference }: ComparedForecast,
  actual: number,
): void {
  crps.n++;
  crps.model += crpsOfSample(sorted, actual);
  crps.climatology += crpsOfDistribution(reference.climatology, actual);
  crps.history += crpsOfDistribution(reference.history, actual);
  crps.likeForm += crpsOfDistribution(reference.likeForm, actual);
  squares.n++;
  squares.model += (actual - mean) ** 2;
  squares.climatology += (actual - meanOf(reference.climatology)) ** 2;
  squares.history += (actual - reference.form) ** 2;
  squares.actual += actual;
  squares.actualSquares += actual * actual;
}

/** Whether the ranges hold the points, the promise of at least 50 with what came, and where the points lay. */
function addShares(
  {
    covered,
    bands,
    pits,
  }: { covered: number[]; bands: { n: number; promised: number; real: number }[]; pits: Float64Array },
  sortedPoints: Float32Array,
  actual: number,
): void {
  for (const [at, share] of coverages.entries()) {
    const [low, high] = shortestRange(sortedPoints, share);
    if (actual >= low && actual <= high) covered[at]!++;
  }
  let atLeast = 0;
  let below = 0;
  let equal = 0;
  for (const value of sortedPoints) {
    if (value >= HALF_CENTURY) atLeast++;
    if (value < actual) below++;
    else if (value === actual) equal++;
  }
  const promisedShare = atLeast / sortedPoints.length;
  const band = bands[Math.min(BANDS - 1, Math.floor(promisedShare * BANDS))]!;
  band.n++;
  band.promised += promisedShare;
  if (actual >= HALF_CENTURY) band.real++;
  spreadPit(pits, below / sortedPoints.length, (below + equal) / sortedPoints.length);
}

/** The probability integral transform, spread evenly over ties. */
function spreadPit(pits: Float64Array, from: number, to: number): void {
  const { length } = pits;
  const width = to - from;
  if (width <= 0) {
    pits[Math.min(length - 1, Math.floor(from * length))]!++;
    return;
  }
  for (let bin = 0; bin < length; bin++) {
    const overlap = Math.min(to, (bin + 1) / length) - Math.max(from, bin / length);
    if (overlap > 0) pits[bin]! += overlap / width;
  }
}

interface PairSums {
  n: number;
  product: number;
  first: number;
  second: number;
}
const pair = (): PairSums => ({ n: 0, product: 0, first: 0, second: 0 });

function addPair(to: PairSums, one: number, other: number, weight = 1): void {
  to.n += weight;
  to.product += weight * one * other;
  to.first += weight * one * one;
  to.second += weight * other * other;
}

export const correlationOf = ({ product, first, second }: PairSums): number =>
  product / Math.sqrt(first * second);

const isBatter = (role: CricketRole): boolean => role === "BAT" || role === "WK";

/** Simulated matches from which the simulated correlations are taken. */
const CORRELATED = 100;

function correlate(
  to: Record<"mates" | "opponents" | "simulatedMates" | "simulatedOpponents", PairSums>,
  players: readonly ScoredPlayer[],
  means: readonly number[],
  { points, matches }: Simulation,
): void {
  const count = Math.min(CORRELATED, matches);
  for (let one = 0; one < players.length; one++)
    for (let other = 0; other < players.length; other++) {
      if (one === other) continue;
      const mates = players[one]!.side === players[other]!.side;
      if (mates ? other < one : !(isBatter(players[one]!.role) && players[other]!.role === "BOWL")) continue;
      addPair(
        mates ? to.mates : to.opponents,
        players[one]!.points - means[one]!,
        players[other]!.points - means[other]!,
      );
      const simulatedPairs = mates ? to.simulatedMates : to.simulatedOpponents;
      for (let match = 0; match < count; match++)
        addPair(
          simulatedPairs,
          points[one * matches + match]! - means[one]!,
          points[other * matches + match]! - means[other]!,
          1 / count,
        );
    }
}

/** Rank correlation with mean ranks of ties. */
export function spearman(one: readonly number[], other: readonly number[]): number {
  const first = ranksOf(one);
  const second = ranksOf(other);
  const middle = (one.length - 1) / 2;
  const sum = pair();
  for (const [index, rank] of first.entries()) addPair(sum, rank - middle, second[index]! - middle);
  return sum.first === 0 || sum.second === 0 ? 0 : correlationOf(sum);
}

function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    let below = 0;
    let equal = 0;
    for (const other of values) {
      if (other < value) below++;
      else if (other === value) equal++;
    }
    return below + (equal - 1) / 2;
  });
}

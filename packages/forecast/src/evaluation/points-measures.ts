import type { CricketRole } from "../players/roles.ts";
import type { Simulation } from "../simulation/simulate.ts";
import {
  addPoints,
  crpsOfDistribution,
  crpsOfSample,
  makeDistribution,
  meanOf,
  mix,
  shortestRange,
} from "./distribution.ts";
import type { Distribution } from "./distribution.ts";

/** A player of an evaluated match: what he is, and what he got. */
export interface ScoredPlayer {
  readonly id: string;
  readonly side: 0 | 1;
  readonly role: CricketRole;
  readonly points: number;
}

export const coverages = [0.5, 0.8, 0.95] as const;
const BANDS = 10;
const HALF_CENTURY = 50;
/** Weight that earlier matches keep in form, and matches of the weight of its prior. */
const FORM_KEEP = 0.95;
const FORM_STRENGTH = 6;
const FORM_FROM = [0, 22, 27, 32, 37, 42, 47, 53, 60];

const sums = () => ({ n: 0, model: 0, climatology: 0, history: 0, likeForm: 0 });

export function pointsMeasures() {
  const climatology = [makeDistribution(), makeDistribution()] as const;
  const own = new Map<string, Distribution & { formSum: number; formWeight: number }>();
  const byForm = new Map<string, Distribution>();
  const crps = sums();
  const squares = { ...sums(), actual: 0, actualSquares: 0 };
  const rank = { matches: 0, model: 0, form: 0 };
  const covered = coverages.map(() => 0);
  const bands = Array.from({ length: BANDS }, () => ({ n: 0, promised: 0, real: 0 }));
  const pits = new Float64Array(20);
  const correlations = {
    mates: pair(),
    opponents: pair(),
    simulatedMates: pair(),
    simulatedOpponents: pair(),
  };

  const formOf = (female: boolean, { id, role }: Pick<ScoredPlayer, "id" | "role">): number => {
    const known = own.get(id);
    const prior = meanOf(byForm.get(`${female}/${role}`) ?? climatology[female ? 1 : 0]);
    return ((known?.formSum ?? 0) + FORM_STRENGTH * prior) / ((known?.formWeight ?? 0) + FORM_STRENGTH);
  };
  const binKey = (female: boolean, role: CricketRole, form: number): string =>
    `${female}/${role}/${FORM_FROM.findLastIndex((from) => form >= from)}`;

  return {
    crps,
    squares,
    rank,
    covered,
    bands,
    pits,
    correlations,
    measure(female: boolean, players: readonly ScoredPlayer[], { points, matches }: Simulation): void {
      const base = climatology[female ? 1 : 0];
      const constant = meanOf(base);
      const means: number[] = [];
      const forms: number[] = [];
      for (const [index, player] of players.entries()) {
        const sorted = points.slice(index * matches, (index + 1) * matches).sort();
        const actual = player.points;
        const mean = sorted.reduce((sum, value) => sum + value, 0) / matches;
        const form = formOf(female, player);
        means.push(mean);
        forms.push(form);
        const known = own.get(player.id);
        const like = byForm.get(binKey(female, player.role, form));
        crps.n++;
        crps.model += crpsOfSample(sorted, actual);
        crps.climatology += crpsOfDistribution(base, actual);
        const history =
          known === undefined
            ? base
            : mix([
                [base, 12],
                [known, known.total],
              ]);
        crps.history += crpsOfDistribution(history, actual);
        crps.likeForm += crpsOfDistribution(
          like === undefined
            ? base
            : mix([
                [base, 20],
                [like, like.total],
              ]),
          actual,
        );
        squares.n++;
        squares.model += (actual - mean) ** 2;
        squares.climatology += (actual - constant) ** 2;
        squares.history += (actual - form) ** 2;
        squares.actual += actual;
        squares.actualSquares += actual * actual;
        for (const [at, share] of coverages.entries()) {
          const [low, high] = shortestRange(sorted, share);
          if (actual >= low && actual <= high) covered[at]!++;
        }
        let atLeast = 0;
        let below = 0;
        let equal = 0;
        for (const value of sorted) {
          if (value >= HALF_CENTURY) atLeast++;
          if (value < actual) below++;
          else if (value === actual) equal++;
        }
        const promised = atLeast / matches;
        const band = bands[Math.min(BANDS - 1, Math.floor(promised * BANDS))]!;
        band.n++;
        band.promised += promised;
        if (actual >= HALF_CENTURY) band.real++;
        spreadPit(pits, below / matches, (below + equal) / matches);
      }
      rank.matches++;
      const actuals = players.map((player) => player.points);
      rank.model += spearman(means, actuals);
      rank.form += spearman(forms, actuals);
      correlate(correlations, players, means, points, matches);
    },
    learn(female: boolean, players: readonly ScoredPlayer[]): void {
      const forms = players.map((player) => formOf(female, player));
      for (const [index, player] of players.entries()) {
        addPoints(climatology[female ? 1 : 0], player.points);
        const bins = [`${female}/${player.role}`, binKey(female, player.role, forms[index]!)];
        for (const key of bins) {
          const bin = byForm.get(key) ?? makeDistribution();
          byForm.set(key, bin);
          addPoints(bin, player.points);
        }
        const known = own.get(player.id) ?? { ...makeDistribution(), formSum: 0, formWeight: 0 };
        own.set(player.id, known);
        addPoints(known, player.points);
        known.formSum = known.formSum * FORM_KEEP + player.points;
        known.formWeight = known.formWeight * FORM_KEEP + 1;
      }
    },
  };
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

interface Pair {
  n: number;
  product: number;
  first: number;
  second: number;
}
const pair = (): Pair => ({ n: 0, product: 0, first: 0, second: 0 });

function addPair(to: Pair, one: number, other: number, weight = 1): void {
  to.n += weight;
  to.product += weight * one * other;
  to.first += weight * one * one;
  to.second += weight * other * other;
}

export const correlationOf = ({ product, first, second }: Pair): number =>
  product / Math.sqrt(first * second);

const isBatter = (role: CricketRole): boolean => role === "BAT" || role === "WK";

/** Simulated matches from which the simulated correlations are taken. */
const CORRELATED = 100;

function correlate(
  to: Record<"mates" | "opponents" | "simulatedMates" | "simulatedOpponents", Pair>,
  players: readonly ScoredPlayer[],
  means: readonly number[],
  points: Float32Array,
  matches: number,
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
      const simulated = mates ? to.simulatedMates : to.simulatedOpponents;
      for (let match = 0; match < count; match++)
        addPair(
          simulated,
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

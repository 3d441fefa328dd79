import { OUTCOMES } from "../records/match-record.ts";

/** What is assumed of the effects of a kind before a ball is seen, and how fast knowledge of them ages. */
export interface EffectKind {
  /** Variance of the effect on the log of an outcome's weight, before the factor of the outcome. */
  readonly variance: number;
  /** Days in which an effect moves half of its way back to its mean, and its variance half of its way back. */
  readonly halfLife: number;
  /** Factors of the variance by outcome, where they are not those of players. */
  readonly factors?: readonly number[];
}

/**
 * Additive effects on the logs of the outcomes' weights. A row has `OUTCOMES` means and variances. Each number has a
 * normal distribution of its own, updated ball by ball: an extended Kalman filter with a diagonal covariance, as
 * Glicko (Glickman 1999) and TrueSkill (Herbrich et al. 2006) do it for a single number.
 */
export interface Effects {
  mean: Float64Array;
  variance: Float64Array;
  /** The kind of each row, and the day up to which it has aged. */
  readonly kinds: number[];
  readonly days: number[];
  /** First row of each named entity. */
  readonly rows: Map<string, number>;
  readonly table: readonly EffectKind[];
}

/** How much outcomes vary between players, as factors of a kind's variance. Set on matches before 2020. */
const outcomeFactors = [0.25, 0.2, 0.35, 1.4, 0.5, 2.5, 0.2];

/** Variance of an effect of the kind before anything is known. */
export const priorVariance = ({ variance, factors = outcomeFactors }: EffectKind, outcome: number): number =>
  variance * factors[outcome]!;

export const makeEffects = (table: readonly EffectKind[]): Effects => ({
  mean: new Float64Array(1024 * OUTCOMES),
  variance: new Float64Array(1024 * OUTCOMES),
  kinds: [],
  days: [],
  rows: new Map(),
  table,
});

/** The first of the rows of an entity, which are made when it is new. `kinds` has one kind for each row. */
export function rowsFor(effects: Effects, key: string, kinds: readonly number[], day: number): number {
  const effect = effects.rows.get(key);
  if (effect !== undefined) return effect;
  const first = effects.kinds.length;
  effects.rows.set(key, first);
  for (const kind of kinds) addRow(effects, kind, day);
  return first;
}

function addRow(effects: Effects, kind: number, day: number): void {
  const at = effects.kinds.length * OUTCOMES;
  if (at + OUTCOMES > effects.mean.length) {
    effects.mean = growValues(effects.mean);
    effects.variance = growValues(effects.variance);
  }
  for (let outcome = 0; outcome < OUTCOMES; outcome++)
    effects.variance[at + outcome] = priorVariance(effects.table[kind]!, outcome);
  effects.kinds.push(kind);
  effects.days.push(day);
}

function growValues(values: Float64Array): Float64Array {
  const larger = new Float64Array(values.length * 2);
  larger.set(values);
  return larger;
}

/** Ages rows up to the day: an Ornstein-Uhlenbeck process towards the prior. */
export function ageRows(effects: Effects, first: number, count: number, day: number): void {
  for (let row = first; row < first + count; row++) {
    const days = day - effects.days[row]!;
    if (days <= 0) continue;
    effects.days[row] = day;
    const kind = effects.table[effects.kinds[row]!]!;
    if (kind.halfLife === Infinity) continue;
    const keep = 0.5 ** (days / kind.halfLife);
    for (let outcome = 0; outcome < OUTCOMES; outcome++) {
      const at = row * OUTCOMES + outcome;
      effects.mean[at]! *= keep;
      effects.variance[at] =
        effects.variance[at]! * keep * keep + priorVariance(kind, outcome) * (1 - keep * keep);
    }
  }
}

/** Writes the probabilities of the outcomes by the sum of the rows. */
export function probabilities(effects: Effects, { rows, count }: ActingRows, into: Float64Array): void {
  const { mean } = effects;
  let sum = 0;
  for (let outcome = 0; outcome < OUTCOMES; outcome++) {
    let logit = 0;
    for (let index = 0; index < count; index++) logit += mean[rows[index]! * OUTCOMES + outcome]!;
    const weight = Math.exp(logit);
    into[outcome] = weight;
    sum += weight;
  }
  for (let outcome = 0; outcome < OUTCOMES; outcome++) into[outcome]! /= sum;
}

/** The rows whose effects act on a ball: the first `count` of `rows`. Reused for every ball. */
export interface ActingRows {
  readonly rows: Int32Array;
  count: number;
}

/** Moves the rows towards what was seen: each by its share of the uncertainty. */
export function learnOutcome(
  effects: Effects,
  { rows, count }: ActingRows,
  outcome: number,
  expectedOutcomes: Float64Array,
): void {
  const { mean, variance } = effects;
  for (let each = 0; each < OUTCOMES; each++) {
    const p = expectedOutcomes[each]!;
    const information = p * (1 - p);
    let uncertainty = 0;
    for (let index = 0; index < count; index++) uncertainty += variance[rows[index]! * OUTCOMES + each]!;
    const scale = 1 / (1 + uncertainty * information);
    const step = ((each === outcome ? 1 : 0) - p) * scale;
    const loss = information * scale;
    for (let index = 0; index < count; index++) {
      const at = rows[index]! * OUTCOMES + each;
      const before = variance[at]!;
      mean[at]! += before * step;
      variance[at] = before - before * before * loss;
    }
  }
}

import { fieldGraph, OPTIONS } from "./field-graph.ts";
import type { FieldGraph, FieldPlayer } from "./field-graph.ts";
import type { Tables } from "@teamwright/domain/sports";

/** Shares of the field's teams that hold a player, and have him as captain and vice-captain. */
export interface PlayerShares {
  readonly selected: number;
  readonly captain: number;
  readonly viceCaptain: number;
}

/** A distribution over all legal teams: a team's probability is proportional to the product of its players' weights. */
export interface Field {
  readonly graph: FieldGraph;
  /** By layer and option. */
  readonly weights: Float64Array;
  /** Of each layer: the sum over all ways from a state to the end. */
  readonly rest: readonly Float64Array[];
  /** By player of the list. */
  readonly shares: readonly PlayerShares[];
  /** The largest distance between a share and the requested one. */
  readonly deviation: number;
}

const ROUNDS = 80;
const CLOSE = 0.003;
/** Of simultaneous steps: the players of a team of fixed size depend on each other, so a full step goes too far. */
const STEP = 0.7;
const SHORTER = 0.6;
/** A smaller part of the error that a round removes: no legal teams have the requested shares. */
const LITTLE = 0.01;
const MIN_SHARE = 1e-4;

/**
 * The distribution of maximum entropy over all legal teams whose shares of players, captains and vice-captains equal
 * the requested ones, by iterative scaling (Darroch and Ratcliff 1972): each option's weight is multiplied by its
 * requested odds over its odds. Null where no legal team exists. Shares that no legal teams can have are approached;
 * `deviation` says how far they are.
 */
export function fitField(
  sport: Tables,
  players: readonly FieldPlayer[],
  requestedShares: readonly PlayerShares[],
): Field | null {
  const graph = fieldGraph(sport, players);
  if (graph.sizes.at(-1) === 0) return null;
  const targets = targetsOf(graph, requestedShares);
  const start = Float64Array.from(targets, (share, at) => share / targets[outOf(at)]!);
  let best = fitOf(graph, start, targets);
  let step = STEP;
  for (let round = 0; round < ROUNDS && best.deviation > CLOSE && step > 0.01; round++) {
    const next = fitOf(graph, scaleWeights(best, targets, step), targets);
    const gain = best.error - next.error;
    if (gain <= 0) step *= SHORTER;
    else best = next;
    if (gain > 0 && gain < LITTLE * best.error) break;
  }
  const { weights, rest, marginals, deviation } = best;
  return { graph, weights, rest, shares: sharesOf(graph, marginals), deviation };
}

interface Fit {
  readonly weights: Float64Array;
  readonly rest: readonly Float64Array[];
  readonly marginals: Float64Array;
  readonly deviation: number;
  /** Kullback-Leibler divergence of the players' options from the requested ones: every step lowers it. */
  readonly error: number;
}

function fitOf(graph: FieldGraph, weights: Float64Array, targets: Float64Array): Fit {
  const rest = sumsToEnd(graph, weights);
  const marginals = marginalsOf(graph, weights, rest);
  let deviation = 0;
  let error = 0;
  for (const [at, share] of marginals.entries()) {
    deviation = Math.max(deviation, Math.abs(share - targets[at]!));
    error += targets[at]! * Math.log(targets[at]! / Math.max(share, TINY));
  }
  return { weights, rest, marginals, deviation, error };
}

const TINY = 1e-12;
/** Of the layer's option "out", whose weight is 1. */
const outOf = (at: number): number => at - (at % OPTIONS);

function scaleWeights({ weights, marginals }: Fit, targets: Float64Array, step: number): Float64Array {
  return weights.map((weight, at) => {
    const out = outOf(at);
    const wantedRatio = targets[at]! / targets[out]!;
    const odds = Math.max(marginals[at]!, TINY) / Math.max(marginals[out]!, TINY);
    return weight * (wantedRatio / odds) ** step;
  });
}

/** Shares of the four options by layer. None is 0: the weights of a team would be 0 or infinite. */
function targetsOf({ order }: FieldGraph, requestedShares: readonly PlayerShares[]): Float64Array {
  const targets = new Float64Array(order.length * OPTIONS);
  for (const [layer, player] of order.entries()) {
    const { selected, captain, viceCaptain } = requestedShares[player]!;
    const options = [1 - selected, selected - captain - viceCaptain, captain, viceCaptain];
    const shares = options.map((share) => Math.max(MIN_SHARE, share));
    const sum = shares.reduce((total, share) => total + share, 0);
    for (const [option, share] of shares.entries()) targets[layer * OPTIONS + option] = share / sum;
  }
  return targets;
}

function sumsToEnd({ sizes, next }: FieldGraph, weights: Float64Array): Float64Array[] {
  const rest = sizes.map((size) => new Float64Array(size));
  rest.at(-1)!.fill(1);
  for (let layer = next.length - 1; layer >= 0; layer--) {
    const moves = next[layer]!;
    const [sums, after] = [rest[layer]!, rest[layer + 1]!];
    for (let state = 0; state < sums.length; state++)
      for (let option = 0; option < OPTIONS; option++) {
        const to = moves[state * OPTIONS + option]!;
        if (to >= 0) sums[state]! += weights[layer * OPTIONS + option]! * after[to]!;
      }
  }
  return rest;
}

/** The share of each option, by layer. */
function marginalsOf(
  { sizes, next }: FieldGraph,
  weights: Float64Array,
  rest: readonly Float64Array[],
): Float64Array {
  const marginals = new Float64Array(next.length * OPTIONS);
  let before = Float64Array.of(1);
  const total = rest[0]![0]!;
  for (const [layer, moves] of next.entries()) {
    const after = rest[layer + 1]!;
    const reachedWeights = new Float64Array(sizes[layer + 1]!);
    for (let state = 0; state < before.length; state++)
      for (let option = 0; option < OPTIONS; option++) {
        const to = moves[state * OPTIONS + option]!;
        if (to < 0) continue;
        const flow = before[state]! * weights[layer * OPTIONS + option]!;
        reachedWeights[to]! += flow;
        marginals[layer * OPTIONS + option]! += (flow * after[to]!) / total;
      }
    before = reachedWeights;
  }
  return marginals;
}

function sharesOf({ order }: FieldGraph, marginals: Float64Array): PlayerShares[] {
  const shares: PlayerShares[] = Array.from(order, () => ({ selected: 0, captain: 0, viceCaptain: 0 }));
  for (const [layer, player] of order.entries()) {
    const [member, captain, viceCaptain] = [1, 2, 3].map((option) => marginals[layer * OPTIONS + option]!);
    shares[player] = {
      selected: member! + captain! + viceCaptain!,
      captain: captain!,
      viceCaptain: viceCaptain!,
    };
  }
  return shares;
}

import type { Simulation } from "../simulation/simulation.ts";
import { teamScorer } from "./team-scorer.ts";
import type { TeamSet } from "./team-scorer.ts";

/** Copies the points of all players in one simulated match. */
export function outcomeAt({ points, matches }: Simulation, match: number, into: Float32Array): Float32Array {
  for (let player = 0; player < into.length; player++) into[player] = points[player * matches + match]!;
  return into;
}

/** How many of a field of so many teams are its top. */
export const topOf = (field: number, share: number): number => Math.max(1, Math.floor(field * share));

/**
 * For each share of the field: the points that put a team in this top, by simulated match. 0.01 is the top 1 %.
 */
export function barsOf(field: TeamSet, simulation: Simulation, shares: readonly number[]): Float32Array[] {
  const { matches } = simulation;
  const tops = shares.map((share) => topOf(field.count, share));
  const bars = shares.map(() => new Float32Array(matches));
  const points = new Float32Array(simulation.points.length / matches);
  const scores = new Float32Array(field.count);
  const scorer = teamScorer(field);
  for (let match = 0; match < matches; match++) {
    scorer.score(outcomeAt(simulation, match, points), scores);
    countScores(scores);
    for (let at = 0; at < tops.length; at++) bars[at]![match] = pointsAtRank(tops[at]!);
  }
  return bars;
}

/** Bins of half a point, from `MIN_POINTS` points on. */
const BINS = 8192;
const MIN_POINTS = -400;
const bins = new Int32Array(BINS);
let highest = 0;

function countScores(scores: Float32Array): void {
  bins.fill(0);
  highest = 0;
  for (let team = 0; team < scores.length; team++) {
    const bin = Math.min(BINS - 1, Math.max(0, Math.floor((scores[team]! - MIN_POINTS) * 2)));
    bins[bin]!++;
    if (bin > highest) highest = bin;
  }
}

function pointsAtRank(rank: number): number {
  let above = 0;
  for (let bin = highest; bin > 0; bin--) {
    above += bins[bin]!;
    if (above >= rank) return MIN_POINTS + bin / 2;
  }
  return MIN_POINTS;
}

/** The points that put a team among the best `top` of the scores: those of the team at this rank, in half points. */
export function thresholdOf(scores: Float32Array, top: number): number {
  countScores(scores);
  return pointsAtRank(top);
}

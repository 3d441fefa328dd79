import type { Simulation } from "../simulation/simulate.ts";
import { outcomeAt, teamScorer, thresholdOf } from "./team-outcomes.ts";
import type { TeamSet } from "./team-outcomes.ts";

/** In which simulated matches each team is among the best of the field: a bit for each match. */
export interface Hits {
  readonly teams: number;
  readonly matches: number;
  /** Words of 32 bits for each team. */
  readonly words: number;
  readonly bits: Uint32Array;
}

export interface HitsRequest {
  readonly teams: TeamSet;
  /** What the others enter: teams drawn from the field. */
  readonly field: TeamSet;
  /** The share of the field that counts as the top: 0.01. */
  readonly share: number;
  readonly simulation: Simulation;
  /** Simulated matches from this one to before that one. */
  readonly from: number;
  readonly to: number;
}

/** How many of a field of so many teams are its top. */
export const topOf = (field: number, share: number): number => Math.max(1, Math.floor(field * share));

export function findHits({ teams, field, share, simulation, from, to }: HitsRequest): Hits {
  const matches = to - from;
  const words = Math.ceil(matches / 32);
  const bits = new Uint32Array(teams.count * words);
  const top = topOf(field.count, share);
  const players = simulation.points.length / simulation.matches;
  const points = new Float32Array(players);
  const fieldScorer = teamScorer(field);
  const fieldScores = new Float32Array(field.count);
  // The teams are often the field themselves.
  const scorer = teams === field ? null : teamScorer(teams);
  const scores = scorer === null ? fieldScores : new Float32Array(teams.count);
  for (let match = 0; match < matches; match++) {
    outcomeAt(simulation, from + match, points);
    fieldScorer.score(points, fieldScores);
    scorer?.score(points, scores);
    const threshold = thresholdOf(fieldScores, top);
    const word = match >> 5;
    const bit = 1 << (match & 31);
    for (let team = 0; team < scores.length; team++)
      if (scores[team]! >= threshold) bits[team * words + word]! |= bit;
  }
  return { teams: teams.count, matches, words, bits };
}

/** Number of set bits of a 32-bit word. Source: Hacker's Delight, figure 5-2. */
export function popcount(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The share of the matches in which at least one of the teams is among the best. */
export function chanceOf({ bits, words, matches }: Hits, teams: readonly number[]): number {
  let hits = 0;
  for (let word = 0; word < words; word++) {
    let any = 0;
    for (const team of teams) any |= bits[team * words + word]!;
    hits += popcount(any);
  }
  return hits / matches;
}

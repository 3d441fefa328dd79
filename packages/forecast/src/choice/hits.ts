import type { Simulation } from "../simulation/simulation.ts";
import { outcomeAt } from "./team-outcomes.ts";
import { blockOf, teamScorer } from "./team-scorer.ts";
import type { TeamSet } from "./team-scorer.ts";

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
  /** The points that put a team in the top of the field, by simulated match. */
  readonly bar: Float32Array;
  readonly simulation: Simulation;
  /** Simulated matches from this one to before that one. */
  readonly from: number;
  readonly to: number;
}

/** Teams scored at a time, so that what is read again for each match stays in the processor's cache. */
const BLOCK = 2048;

export function findHits({ teams, bar, simulation, from, to }: HitsRequest): Hits {
  const matches = to - from;
  const words = Math.ceil(matches / 32);
  const bits = new Uint32Array(teams.count * words);
  const points = new Float32Array(simulation.points.length / simulation.matches);
  for (let first = 0; first < teams.count; first += BLOCK) {
    const block = blockOf(teams, first, Math.min(BLOCK, teams.count - first));
    const scorer = teamScorer(block);
    const scores = new Float32Array(block.count);
    const current = new Uint32Array(block.count);
    for (let match = 0; match < matches; match++) {
      scorer.score(outcomeAt(simulation, from + match, points), scores);
      const least = bar[from + match]!;
      const bit = 1 << (match & 31);
      for (let team = 0; team < scores.length; team++) if (scores[team]! >= least) current[team]! |= bit;
      if ((match & 31) !== 31 && match !== matches - 1) continue;
      for (let team = 0; team < scores.length; team++)
        bits[(first + team) * words + (match >> 5)] = current[team]!;
      current.fill(0);
    }
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

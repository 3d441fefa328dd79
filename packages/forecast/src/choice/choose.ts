import { chanceOf, popcount } from "./hits.ts";
import type { Hits } from "./hits.ts";
import { boundOf } from "./upper-bound.ts";

/** Teams of a set, chosen so that at least one is among the best in as many simulated matches as possible. */
export interface Choice {
  /** Indexes in the set, in the order of their choice. */
  readonly teams: readonly number[];
  /** Share of the simulated matches with a hit. */
  readonly chance: number;
  /** No choice of as many teams has a higher share. */
  readonly bound: number;
}

/** Rounds of exchange at most; each is one pass over the chosen teams. */
const ROUNDS = 4;

/**
 * Lazy greedy choice (Minoux 1978), then exchange of single teams while that gains. A hit by any team counts once, so
 * the chance is submodular, and the greedy choice alone reaches 63 % of the best (Nemhauser, Wolsey and Fisher 1978).
 * `order` breaks ties: earlier teams are preferred.
 */
export function chooseTeams(hits: Hits, count: number, order: readonly number[]): Choice {
  const chosenTeams = greedy(hits, Math.min(count, hits.teams), order);
  exchange(hits, chosenTeams, order);
  const chance = chanceOf(hits, chosenTeams);
  return { teams: chosenTeams, chance, bound: Math.max(chance, boundOf(hits, chosenTeams.length, chance)) };
}

function greedy(hits: Hits, count: number, order: readonly number[]): number[] {
  const { words } = hits;
  const coveredHits = new Uint32Array(words);
  // Gains only shrink, so a stale gain is an upper bound and most need no new count.
  const gains = new Int32Array(hits.teams);
  for (const team of order) gains[team] = gainOf(hits, team, coveredHits);
  const queue = order.toSorted((one, other) => gains[other]! - gains[one]!);
  const chosenTeams: number[] = [];
  while (chosenTeams.length < count) {
    let best = -1;
    let bestAt = -1;
    for (let at = 0; at < queue.length; at++) {
      const team = queue[at]!;
      if (best >= 0 && gains[team]! <= gains[best]!) break;
      gains[team] = gainOf(hits, team, coveredHits);
      if (best < 0 || gains[team]! > gains[best]!) {
        best = team;
        bestAt = at;
      }
    }
    queue.splice(bestAt, 1);
    queue.sort((one, other) => gains[other]! - gains[one]!);
    chosenTeams.push(best);
    cover(hits, best, coveredHits);
  }
  return chosenTeams;
}

function gainOf({ bits, words }: Hits, team: number, coveredHits: Uint32Array): number {
  let gain = 0;
  const first = team * words;
  for (let word = 0; word < words; word++) {
    const added = bits[first + word]! & ~coveredHits[word]!;
    if (added !== 0) gain += popcount(added);
  }
  return gain;
}

function cover({ bits, words }: Hits, team: number, covered: Uint32Array): void {
  for (let word = 0; word < words; word++) covered[word]! |= bits[team * words + word]!;
}

function exchange(hits: Hits, chosenTeams: number[], order: readonly number[]): void {
  const coveredHits = new Uint32Array(hits.words);
  // No team gains more than all of its hits, so most of them need no count.
  const all = Int32Array.from({ length: hits.teams }, (_, team) => gainOf(hits, team, coveredHits));
  for (let round = 0; round < ROUNDS; round++) {
    let hasGain = false;
    for (let position = 0; position < chosenTeams.length; position++) {
      coveredHits.fill(0);
      for (const [other, team] of chosenTeams.entries())
        if (other !== position) cover(hits, team, coveredHits);
      const before = chosenTeams[position]!;
      let best = before;
      let most = gainOf(hits, before, coveredHits);
      for (const team of order) {
        if (all[team]! <= most || chosenTeams.includes(team)) continue;
        const gain = gainOf(hits, team, coveredHits);
        if (gain <= most) continue;
        best = team;
        most = gain;
      }
      if (best === before) continue;
      chosenTeams[position] = best;
      hasGain = true;
    }
    if (!hasGain) return;
  }
}

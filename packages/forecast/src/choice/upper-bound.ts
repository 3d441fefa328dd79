import { popcount } from "./hits.ts";
import type { Hits } from "./hits.ts";

const STEPS = 1000;
/** Steps without a lower bound after which steps become half as large. */
const MAX_WITHOUT_PROGRESS = 12;
const MIN_STEP = 1e-3;
/** Matches by which a bound must be lower to count as progress. */
const PROGRESS = 0.5;

/**
 * A bound on the chance of any `count` teams: the dual of the linear program of maximum coverage, lowered by projected
 * subgradient steps (Polyak 1969) towards the chance that is reached. The reached chance is below the optimum of the dual,
 * so steps become smaller where they no longer help (Held, Wolfe and Crowder 1974). With a weight from 0 to 1 for each
 * match, no `count` teams cover more than the sum of what the weights leave, plus the `count` largest weighted sums of
 * a team's hits. Every step is a valid bound; the best counts.
 */
export function boundOf(allHits: Hits, count: number, reachedHits: number): number {
  const { matches, teams } = allHits;
  const { first, hits } = listOf(allHits);
  const isHit = new Uint8Array(matches);
  for (const match of hits) isHit[match] = 1;
  const weights = new Float64Array(matches).fill(0.5);
  const sums = new Float64Array(teams);
  const covers = new Float64Array(matches);
  let best = isHit.reduce((sum, each) => sum + each, 0);
  let scale = 1;
  let sinceProgress = 0;
  for (let step = 0; step < STEPS; step++) {
    for (let team = 0; team < teams; team++) {
      let sum = 0;
      for (let at = first[team]!; at < first[team + 1]!; at++) sum += weights[hits[at]!]!;
      sums[team] = sum;
    }
    const chosenTeams = largest(sums, count);
    covers.fill(0);
    let bound = 0;
    for (const team of chosenTeams) {
      bound += sums[team]!;
      for (let at = first[team]!; at < first[team + 1]!; at++) covers[hits[at]!]!++;
    }
    for (let match = 0; match < matches; match++) if (isHit[match] === 1) bound += 1 - weights[match]!;
    sinceProgress = bound < best - PROGRESS ? 0 : sinceProgress + 1;
    best = Math.min(best, bound);
    if (sinceProgress === MAX_WITHOUT_PROGRESS) {
      sinceProgress = 0;
      scale /= 2;
      if (scale < MIN_STEP) break;
    }
    let slope = 0;
    for (let match = 0; match < matches; match++) if (isHit[match] === 1) slope += (1 - covers[match]!) ** 2;
    if (slope === 0) break;
    const size = (scale * (bound - reachedHits * matches)) / slope;
    for (let match = 0; match < matches; match++)
      if (isHit[match] === 1)
        weights[match] = Math.min(1, Math.max(0, weights[match]! + size * (1 - covers[match]!)));
  }
  return Math.min(1, best / matches);
}

/** The matches that each team hits, one team after the other; those of a team begin at `first`. */
function listOf({ bits, words, teams }: Hits): { first: Int32Array; hits: Int32Array } {
  const first = new Int32Array(teams + 1);
  for (let team = 0; team < teams; team++) {
    let size = first[team]!;
    for (let word = 0; word < words; word++) size += popcount(bits[team * words + word]!);
    first[team + 1] = size;
  }
  const hits = new Int32Array(first[teams]!);
  let at = 0;
  for (let team = 0; team < teams; team++)
    for (let word = 0; word < words; word++)
      for (let rest = bits[team * words + word]!; rest !== 0; rest &= rest - 1)
        hits[at++] = (word << 5) + 31 - Math.clz32(rest & -rest);
  return { first, hits };
}

/** The teams with the `count` largest sums, the largest first; of equal ones the earlier. */
function largest(sums: Float64Array, count: number): number[] {
  const best: number[] = [];
  for (let team = 0; team < sums.length; team++) {
    const sum = sums[team]!;
    if (best.length === count && sum <= sums[best[count - 1]!]!) continue;
    if (best.length === count) best.pop();
    let at = best.length;
    while (at > 0 && sums[best[at - 1]!]! < sum) at--;
    best.splice(at, 0, team);
  }
  return best;
}

import type { Hits } from "./hits.ts";

const STEPS = 150;

/**
 * A bound on the chance of any `count` teams: the dual of the linear program of maximum coverage, lowered by projected
 * subgradient steps (Polyak 1969) towards the chance that is reached. With a weight from 0 to 1 for each match, no `count` teams cover more than the sum of what the
 * weights leave, plus the `count` largest weighted sums of a team's hits. Every step is a valid bound; the best counts.
 */
export function boundOf({ bits, words, matches, teams }: Hits, count: number, reached: number): number {
  const first = new Int32Array(teams + 1);
  const list: number[] = [];
  for (let team = 0; team < teams; team++) {
    first[team] = list.length;
    for (let word = 0; word < words; word++)
      for (let rest = bits[team * words + word]!; rest !== 0; rest &= rest - 1)
        list.push((word << 5) + 31 - Math.clz32(rest & -rest));
  }
  first[teams] = list.length;
  const hits = Int32Array.from(list);
  const isHit = new Uint8Array(matches);
  for (const match of hits) isHit[match] = 1;
  const weights = new Float64Array(matches).fill(0.5);
  const sums = new Float64Array(teams);
  const covers = new Float64Array(matches);
  let best = isHit.reduce((sum, each) => sum + each, 0);
  for (let step = 0; step < STEPS; step++) {
    for (let team = 0; team < teams; team++) {
      let sum = 0;
      for (let at = first[team]!; at < first[team + 1]!; at++) sum += weights[hits[at]!]!;
      sums[team] = sum;
    }
    const chosen = largest(sums, count);
    covers.fill(0);
    let bound = 0;
    for (const team of chosen) {
      bound += sums[team]!;
      for (let at = first[team]!; at < first[team + 1]!; at++) covers[hits[at]!]!++;
    }
    for (let match = 0; match < matches; match++) if (isHit[match] === 1) bound += 1 - weights[match]!;
    best = Math.min(best, bound);
    let slope = 0;
    for (let match = 0; match < matches; match++) if (isHit[match] === 1) slope += (1 - covers[match]!) ** 2;
    if (slope === 0) break;
    const size = (bound - reached * matches) / slope;
    for (let match = 0; match < matches; match++)
      if (isHit[match] === 1)
        weights[match] = Math.min(1, Math.max(0, weights[match]! + size * (1 - covers[match]!)));
  }
  return Math.min(1, best / matches);
}

function largest(sums: Float64Array, count: number): number[] {
  const least = sums.toSorted()[Math.max(0, sums.length - count)]!;
  const above: number[] = [];
  const equal: number[] = [];
  for (let team = 0; team < sums.length; team++) {
    if (sums[team]! > least) above.push(team);
    else if (sums[team] === least) equal.push(team);
  }
  return [...above, ...equal].slice(0, count);
}

import { seededGenerator } from "@teamwright/engine/random";
import { expect, test } from "vitest";
import { chooseTeams } from "./choose.ts";
import { chanceOf } from "./hits.ts";
import type { Hits } from "./hits.ts";

/** Teams whose hits are drawn with different chances. */
function randomHits(seed: number, teams: number, matches: number): Hits {
  const random = seededGenerator(seed);
  const words = Math.ceil(matches / 32);
  const bits = new Uint32Array(teams * words);
  for (let team = 0; team < teams; team++) {
    const chance = 3 + random.below(20);
    for (let match = 0; match < matches; match++)
      if (random.below(100) < chance) bits[team * words + (match >> 5)]! |= 1 << (match & 31);
  }
  return { teams, matches, words, bits };
}

const order = (teams: number): number[] => [...Array(teams).keys()];

/** The best chance of any three teams. */
function bestOfThree(hits: Hits): number {
  let best = 0;
  for (let one = 0; one < hits.teams; one++)
    for (let two = one + 1; two < hits.teams; two++)
      for (let three = two + 1; three < hits.teams; three++)
        best = Math.max(best, chanceOf(hits, [one, two, three]));
  return best;
}

test("on 200 small sets the choice is near the best that brute force finds, and the bound above it", () => {
  let chosenCount = 0;
  let best = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const hits = randomHits(seed, 14, 100);
    const choice = chooseTeams(hits, 3, order(14));
    const most = bestOfThree(hits);
    expect(new Set(choice.teams).size).toBe(3);
    expect(chanceOf(hits, choice.teams)).toBe(choice.chance);
    expect(choice.chance).toBeLessThanOrEqual(most);
    expect(choice.bound).toBeGreaterThanOrEqual(most - 1e-9);
    chosenCount += choice.chance;
    best += most;
  }
  expect(chosenCount).toBeGreaterThan(0.99 * best);
});

test("more teams than there are: all of them", () => {
  const hits = randomHits(5, 4, 64);
  expect(chooseTeams(hits, 9, order(4)).teams).toHaveLength(4);
});

/** Teams that hit in the same matches, as those with the same players do: of 40 kinds of matches each is good in three. */
function likeHits(seed: number, teams: number, matches: number): Hits {
  const random = seededGenerator(seed);
  const words = Math.ceil(matches / 32);
  const bits = new Uint32Array(teams * words);
  const kinds = Int32Array.from({ length: matches }, () => random.below(40));
  for (let team = 0; team < teams; team++) {
    const goodIn = new Set([random.below(40), random.below(40), random.below(40)]);
    for (let match = 0; match < matches; match++)
      if (random.below(100) < (goodIn.has(kinds[match]!) ? 40 : 1))
        bits[team * words + (match >> 5)]! |= 1 << (match & 31);
  }
  return { teams, matches, words, bits };
}

test("the bound of a large set comes close to the choice", () => {
  let bound = 0;
  let chance = 0;
  for (let seed = 1; seed <= 5; seed++) {
    const choice = chooseTeams(likeHits(seed, 2000, 2048), 20, order(2000));
    bound += choice.bound;
    chance += choice.chance;
  }
  expect(bound / chance).toBeLessThan(1.25);
});

import type { Strategy } from "@teamwright/domain";
import {
  bestTeams,
  compile,
  encodeTeams,
  explain,
  generate,
  generateMix,
  rankAll,
  rankingOf,
  repairTeams,
  scoreTeams,
} from "@teamwright/engine";
import { type Case, type Dice, diceOf, randomCase } from "../../packages/engine/src/testing/cases.ts";

const CASES = 120;

/** 64 bits of FNV-1a, as two halves of 32 with different starts. */
function digestOf(bytes: Uint8Array): string {
  let one = 0x811c9dc5;
  let other = 0x050c5d1f;
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x01000193) >>> 0;
    other = Math.imul(other ^ byte, 0x01000193) >>> 0;
  }
  return `${one.toString(16)}${other.toString(16)}`;
}

const textDigest = (value: unknown): string => digestOf(new TextEncoder().encode(JSON.stringify(value)));

/** The strategy with a distribution or an exposure, so that sets are searched too. */
function withBounds(strategy: Strategy, dice: Dice): Strategy {
  const [player = 0, other = 0] = strategy.players;
  return dice.pick([
    { ...strategy, captain_distribution: { mode: 0 }, vice_captain_distribution: { mode: 1 } },
    { ...strategy, captain_distribution: { mode: 1 }, partition_distribution: { mode: 1 } },
    { ...strategy, exposure: { [player]: { max: 40 }, [other]: { min: 20, max: 60 } } },
    { ...strategy, min_difference: 2 },
  ] as const);
}

function digestCase({ match, strategy }: Case, seed: number): readonly string[] {
  const dice = diceOf(seed);
  const plan = compile(match, strategy);
  if (!plan.ok) return [plan.error.code];
  const plain = generate(plan.value, { teams: 200, seed });
  if (!plain.ok) return [plain.error.code, textDigest(explain(match, strategy))];
  const { teams, possible, shortfalls } = plain.value;
  const points = Array.from({ length: 70 }, () => dice.below(240) / 2);
  const set = compile(match, withBounds(strategy, dice));
  const generation = set.ok ? generate(set.value, { teams: 40, seed }) : set;
  const news = { out: [strategy.players[0]!], in: [], seed };
  const repairedTeams = repairTeams(match, strategy, teams, news);
  const ranking = rankingOf(match, strategy, points);
  const best = bestTeams(match, strategy, points, 20);
  const parts = [{ strategy, weight: 2 }, { strategy: { ...strategy, credits: [90, 100] as [number, number] }, weight: 1 }]; // prettier-ignore
  const mix = generateMix(match, parts, { teams: 30, seed });
  return [
    textDigest([possible, shortfalls]),
    digestOf(encodeTeams(teams)),
    generation.ok ? digestOf(encodeTeams(generation.value.teams)) + textDigest(generation.value.shortfalls) : generation.error.code,
    repairedTeams.ok ? digestOf(encodeTeams(repairedTeams.value.teams)) + textDigest(repairedTeams.value.changes) : repairedTeams.error.code,
    mix.ok ? digestOf(encodeTeams(mix.value.teams)) : mix.error.code,
    best.ok ? digestOf(encodeTeams(best.value.teams)) + textDigest([...best.value.points]) : best.error.code,
    ranking.ok ? textDigest(rankAll(ranking.value, scoreTeams(teams, points))) : ranking.error.code,
    textDigest(explain(match, strategy)),
  ]; // prettier-ignore
}

/** The engine's results for random cases of all four sports, digest by digest: equal on every platform. */
export const digests = (): readonly (readonly string[])[] =>
  Array.from({ length: CASES }, (_, seed) => digestCase(randomCase(seed), seed));

import { seededGenerator } from "@teamwright/engine/random";
import { chooseTeams } from "../choice/choose.ts";
import { chanceOf, findHits } from "../choice/hits.ts";
import { barsOf, thresholdOf, topOf } from "../choice/team-outcomes.ts";
import { teamScorer } from "../choice/team-scorer.ts";
import type { TeamSet } from "../choice/team-scorer.ts";
import type { Simulation } from "../simulation/simulation.ts";

/** How many teams are chosen, and which share of the field is the top. */
const CHOSEN = 20;
const SHARE = 0.01;

export interface ChoiceResult {
  /** 1 for a hit. */
  readonly random: number;
  readonly highest: number;
  readonly choice: number;
  /** Promised on simulated matches that the choice did not see. */
  readonly promised: number;
  readonly promisedHighest: number;
  /** On those that it saw: chance and bound. */
  readonly seen: number;
  readonly bound: number;
}

/** Chooses 20 of the teams before the match, and looks which of them were in the real top 1 %. */
export function measureChoice(teams: TeamSet, simulation: Simulation, actual: Float32Array): ChoiceResult {
  const { matches, points } = simulation;
  const half = matches >> 1;
  const players = points.length / matches;
  const means = Float32Array.from({ length: players }, (_, player) => {
    let sum = 0;
    for (let match = 0; match < matches; match++) sum += points[player * matches + match]!;
    return sum / matches;
  });
  const scorer = teamScorer(teams);
  const expectedPoints = new Float32Array(teams.count);
  scorer.score(means, expectedPoints);
  const order = [...expectedPoints.keys()].sort(
    (one, other) => expectedPoints[other]! - expectedPoints[one]!,
  );
  const [bar] = barsOf(teams, simulation, [SHARE]);
  const request = { teams, bar: bar!, simulation };
  const choice = chooseTeams(findHits({ ...request, from: 0, to: half }), CHOSEN, order);
  const unseen = findHits({ ...request, from: half, to: matches });
  const scores = new Float32Array(teams.count);
  scorer.score(actual, scores);
  const threshold = thresholdOf(scores, topOf(teams.count, SHARE));
  const hit = (chosen: readonly number[]): number =>
    chosen.some((team) => scores[team]! >= threshold) ? 1 : 0;
  const highest = order.slice(0, CHOSEN);
  return {
    // The teams are drawn at random, so the first ones are random teams.
    random: hit([...Array(CHOSEN).keys()]),
    highest: hit(highest),
    choice: hit(choice.teams),
    promised: chanceOf(unseen, choice.teams),
    promisedHighest: chanceOf(unseen, highest),
    seen: choice.chance,
    bound: choice.bound,
  };
}

const RESAMPLES = 2000;

/** The mean and its 95 % interval by bootstrap over matches. */
export function bootstrap(
  values: readonly number[],
  seed: number,
): { mean: number; low: number; high: number } {
  const random = seededGenerator(seed);
  const { length } = values;
  const mean = (list: ArrayLike<number>): number => {
    let sum = 0;
    for (let index = 0; index < list.length; index++) sum += list[index]!;
    return list.length === 0 ? 0 : sum / list.length;
  };
  const means = new Float64Array(RESAMPLES);
  for (let resample = 0; resample < RESAMPLES; resample++) {
    let sum = 0;
    for (let index = 0; index < length; index++) sum += values[random.below(length)]!;
    means[resample] = sum / Math.max(1, length);
  }
  means.sort();
  return { mean: mean(values), low: means[RESAMPLES * 0.025]!, high: means[RESAMPLES * 0.975 - 1]! };
}

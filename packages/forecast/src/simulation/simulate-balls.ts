import { seededGenerator } from "@teamwright/engine/random";
import type { RuleSet } from "@teamwright/scoring";
import type { BallForecast } from "../match/match-forecast.ts";
import { COUNTS } from "../records/match-record.ts";
import { pointsFor, rulesByRole } from "./compile-rules.ts";
import { makeField, playInnings } from "./innings.ts";
import { drawLineUps, LINEUP } from "./line-ups.ts";
import type { Simulation, SimulationRequest } from "./simulation.ts";
import { DRAWS, makeWeights } from "./weights.ts";

/** Different line-ups of a side that a simulation draws from. A power of two. */
const LINEUPS = 512;

/** Plays the match many times, ball by ball. The same forecast, rules and seed give the same bytes. */
export function simulateBalls(
  forecast: BallForecast,
  { matches, seed, rules }: SimulationRequest & { readonly rules: RuleSet },
): Simulation {
  const { players, battingFirst } = forecast;
  const random = seededGenerator(seed);
  const weights = makeWeights(forecast, random);
  const sides = [drawLineUps(players, 0, LINEUPS, random), drawLineUps(players, 1, LINEUPS, random)] as const;
  const field = makeField(forecast, weights, random);
  const { counts, draws } = field;
  const compiledRules = rulesByRole(rules);
  const byPlayer = players.map(({ role }) => compiledRules(role));
  const points = new Float32Array(players.length * matches);
  const { chance: rain, balls: shortenedBalls } = forecast.shortened;
  for (let match = 0; match < matches; match++) {
    counts.fill(0);
    for (let player = 0; player < players.length; player++) draws[player] = random.word() & (DRAWS - 1);
    const conditions = random.word() & (DRAWS - 1);
    const lineups = [random.word() & (LINEUPS - 1), random.word() & (LINEUPS - 1)] as const;
    const first = battingFirst ?? (random.word() < 2147483648 ? 0 : 1);
    const second = first === 0 ? 1 : 0;
    const isShort = random.word() < rain * 4294967296 && shortenedBalls.length > 0;
    const limits = isShort ? shortenedBalls[random.below(shortenedBalls.length)]! : FULL;
    const runs = playInnings(field, {
      innings: 0,
      batting: sides[first],
      bowling: sides[second],
      battingDraw: lineups[first],
      bowlingDraw: lineups[second],
      conditions,
      target: 0,
      limit: limits[0],
    });
    playInnings(field, {
      innings: 1,
      batting: sides[second],
      bowling: sides[first],
      battingDraw: lineups[second],
      bowlingDraw: lineups[first],
      conditions,
      target: 1 + (limits[0] === 120 ? runs : Math.round(runs * Math.min(1.2, limits[1] / limits[0]))),
      limit: limits[1],
    });
    for (const side of [0, 1] as const) {
      const from = lineups[side] * LINEUP;
      for (let position = 0; position < LINEUP; position++) {
        const player = sides[side].order[from + position]!;
        points[player * matches + match] = pointsFor(byPlayer[player]!, counts, player * COUNTS);
      }
    }
  }
  return { matches, points };
}

const FULL = [120, 120] as const;

import { seededGenerator } from "@teamwright/engine/random";
import type { Generator } from "@teamwright/engine/random";
import type { Parity, Simulation, SimulationRequest } from "./simulation.ts";
import { even } from "./portable-math.ts";
import { sampleInOrder } from "./sample-in-order.ts";
import type { PastMatch, PointsForecast, PointsPlayer } from "../match/points-forecast.ts";

/** A mean is reached by a factor in these bounds; the spread of points would be another one otherwise. */
const SCALE = { min: 0.4, max: 2.5 } as const;

/**
 * The share of players who have points of the same past match; the others have them from any. With all of them, the teams fit the
 * few past matches more than the next one.
 */
const TOGETHER = 0.75;

/**
 * Plays the match many times: each simulated match is a past one, whose points go to the players of the same side and role, in
 * any order. So points depend on each other as they did in a match. Then the points of each player are scaled to his mean. The
 * same forecast and seed give the same bytes.
 */
export function simulatePoints(
  { players, past }: PointsForecast,
  { matches, seed, past: parity }: Omit<SimulationRequest, "rules">,
): Simulation {
  const random = seededGenerator(seed);
  // Teams are measured on other past matches than those that they were chosen by: a choice fits them.
  const pick = (of: Parity): PastMatch => {
    const odd = of === "odd" ? 1 : 0;
    return past[past.length === 1 ? 0 : 2 * random.below((past.length + 1 - odd) >> 1) + odd]!;
  };
  const points = new Float32Array(players.length * matches);
  const squads = ([0, 1] as const).map((side) => squadOf(players, side));
  const counts = new Uint32Array(players.length);
  for (let match = 0; match < matches; match++) {
    const donor = pick(parity ?? (2 * match < matches ? "even" : "odd"));
    for (const side of [0, 1] as const) {
      const rest = donor[side].map((list) => [...list]);
      for (const player of drawLineup(players, squads[side]!, random)) {
        const { role } = players[player]!;
        points[player * matches + match] =
          (even(random) < TOGETHER ? takeOne(rest[role] ?? [], random) : undefined) ??
          anyOf(past, side, role, random);
        counts[player]!++;
      }
    }
  }
  for (const [player, { mean }] of players.entries())
    scaleTo(points.subarray(player * matches, (player + 1) * matches), mean * counts[player]!);
  return { matches, points };
}

function scaleTo(points: Float32Array, sum: number): void {
  const drawnSum = points.reduce((total, each) => total + each, 0);
  if (drawnSum <= 0 || sum <= 0) return;
  const factor = Math.min(SCALE.max, Math.max(SCALE.min, sum / drawnSum));
  for (let at = 0; at < points.length; at++) points[at]! *= factor;
}

const squadOf = (players: readonly PointsPlayer[], side: 0 | 1): number[] =>
  [...players.keys()].filter((index) => players[index]!.side === side);

/** A line-up of the squad. As many play as the chances add up to, of each role too. */
function drawLineup(
  players: readonly PointsPlayer[],
  squad: readonly number[],
  random: Generator,
): readonly number[] {
  if (squad.every((index) => players[index]!.plays === 1)) return squad;
  const size = Math.round(squad.reduce((sum, index) => sum + players[index]!.plays, 0));
  const order = squad
    .map((index) => ({ index, key: players[index]!.role + even(random) }))
    .sort((one, other) => one.key - other.key)
    .map(({ index }) => index);
  return sampleInOrder(order, (index) => players[index]!.plays, size, random);
}

/** Removes one of the values, each equally likely. */
function takeOne(values: number[], random: Generator): number | undefined {
  if (values.length === 0) return undefined;
  const at = random.below(values.length);
  const value = values[at];
  values[at] = values.at(-1)!;
  values.pop();
  return value;
}

/** The points of a player of the role in any past match. */
function anyOf(past: readonly PastMatch[], side: 0 | 1, role: number, random: Generator): number {
  const start = random.below(past.length);
  for (let step = 0; step < past.length; step++) {
    const list = past[(start + step) % past.length]![side][role] ?? [];
    if (list.length > 0) return list[random.below(list.length)]!;
  }
  return 0;
}

import type { Strategy } from "@teamwright/domain";
import { sportByIndex } from "@teamwright/domain/sports";
import type { EngineMatch, EnginePlayer } from "../match.ts";
import { seededGenerator } from "../random/generator.ts";

/** A random small match and strategy. The same seed makes the same case. */
export interface Case {
  readonly match: EngineMatch;
  readonly strategy: Strategy;
}

export type Dice = ReturnType<typeof diceOf>;

export function diceOf(seed: number) {
  const random = seededGenerator(seed);
  const below = (bound: number): number => random.below(bound);
  const chance = (percent: number): boolean => random.below(100) < percent;
  const between = (low: number, high: number): number => low + random.below(high - low + 1);
  const pick = <Value>(values: readonly Value[]): Value => values[random.below(values.length)]!;
  const some = <Value>(values: readonly Value[], count: number): Value[] => {
    const left = [...values];
    const takenValues: Value[] = [];
    while (takenValues.length < count && left.length > 0)
      takenValues.push(...left.splice(random.below(left.length), 1));
    return takenValues;
  };
  return { below, chance, between, pick, some };
}

/** Players per side that keep the oracle fast, per sport. */
const sideSizes = [
  [6, 8],
  [6, 8],
  [5, 7],
  [4, 6],
] as const;

export function randomMatch(
  dice: Dice,
  sport = dice.pick([0, 1, 2, 3] as const),
  sizes?: [number, number],
): EngineMatch {
  const table = sportByIndex(sport);
  const [least, most] = sizes ?? sideSizes[sport];
  const step = dice.pick([0.5, 0.5, 0.5, 0.1, 0.01, 1.3]);
  const average = 97 / table.teamSize;
  const indexes = dice.some(
    Array.from({ length: 70 }, (_, index) => index),
    70,
  );
  const players: EnginePlayer[] = [];
  for (const side of [0, 1] as const) {
    const size = dice.between(least, most);
    for (let position = 0; position < size; position++) {
      const credits = Math.round((average + (dice.below(300) - 150) / 100) / step) * step;
      players.push({
        player_index: indexes[players.length]!,
        role: position < table.roles.length ? position : dice.below(table.roles.length),
        team_index: side,
        credits: Math.round(credits * 100) / 100,
        selected_by: dice.pick([dice.below(101), dice.between(40, 60), 29.5, 69.5, 49.99, 50]),
        captain_percentage: dice.chance(80) ? dice.below(40) : null,
        vice_captain_percentage: dice.chance(80) ? dice.below(40) : null,
      });
    }
  }
  return { sport, players: dice.some(players, players.length) };
}

/** Each rule is used with some probability, tight or loose, sometimes impossible. */
export function randomStrategy(dice: Dice, match: EngineMatch): Strategy {
  const sport = sportByIndex(match.sport);
  const all = match.players.map((player) => player.player_index);
  const pool = dice.chance(30) ? dice.some(all, all.length - dice.between(1, 2)) : all;
  const strategy: Strategy = { sport: match.sport, players: pool };
  if (dice.chance(25)) strategy.rules = dice.pick([0, 1]);
  if (dice.chance(40)) strategy.fixed = dice.some(pool, dice.between(0, 3));
  if (dice.chance(50)) strategy.captains = dice.some(pool, dice.between(dice.chance(5) ? 0 : 1, 5));
  if (dice.chance(50)) strategy.vice_captains = dice.some(pool, dice.between(dice.chance(5) ? 0 : 1, 5));
  if (dice.chance(10) && strategy.captains) strategy.vice_captains = [...strategy.captains];
  if (dice.chance(50))
    strategy.partitions = dice
      .some(sport.partitions, dice.between(dice.chance(4) ? 0 : 1, 4))
      .map(([l, r]) => [l, r]);
  if (dice.chance(50))
    strategy.combinations = dice
      .some(sport.combinations, dice.between(1, dice.pick([3, 8, 60])))
      .map((combination) => [...combination]);
  if (dice.chance(50)) strategy.credits = rangeNear(dice, 97, 5);
  addCredits(dice, strategy);
  addPercentages(dice, strategy, sport.teamSize, match);
  if (dice.chance(25)) strategy.role_frequency = frequency(dice, sport.roles.length, 4);
  if (dice.chance(25))
    strategy.percentage_frequency = {
      ...(dice.chance(70) ? { low: frequency(dice, sport.roles.length, 3) } : {}),
      ...(dice.chance(70) ? { high: frequency(dice, sport.roles.length, 3) } : {}),
    };
  if (dice.chance(40))
    strategy.groups = Array.from({ length: dice.between(1, 3) }, () => {
      const min = dice.between(0, 2);
      return { players: dice.some(all, dice.between(1, 5)), min, max: min + dice.between(0, 3) };
    });
  return strategy;
}

function rangeNear(dice: Dice, middle: number, spread: number): [number, number] {
  const tenth = (value: number): number => Math.round(Math.max(0, value) * 10) / 10;
  const low = tenth(middle - dice.below(spread * 20) / 10);
  return [low, tenth(low + dice.below(spread * 20) / 10)];
}

function addCredits(dice: Dice, strategy: Strategy): void {
  if (dice.chance(25))
    strategy.side_credits = {
      ...(dice.chance(70) ? { left: rangeNear(dice, 48, 15) } : {}),
      ...(dice.chance(70) ? { right: rangeNear(dice, 48, 15) } : {}),
    };
  if (dice.chance(25))
    strategy.group_credits = {
      ...(dice.chance(70) ? { low: rangeNear(dice, 48, 20) } : {}),
      ...(dice.chance(70) ? { high: rangeNear(dice, 48, 20) } : {}),
    };
}

function addPercentages(dice: Dice, strategy: Strategy, teamSize: number, match: EngineMatch): void {
  if (!dice.chance(35)) return;
  const pattern = dice.pick([1, 2] as const);
  const edge = (by: number | null): number => (pattern === 1 ? 50 : (by ?? 0) >= 30 ? 70 : 30);
  const splits = Array.from({ length: dice.between(1, 5) }, () => {
    const team = dice.some(match.players, teamSize);
    const low = team.filter(({ selected_by: by }) => (by ?? 0) < (pattern === 1 ? 50 : 30)).length;
    const middle = team.filter(({ selected_by: by }) => (by ?? 0) >= 30 && (by ?? 0) < edge(by)).length;
    return pattern === 1 ? [low, teamSize - low] : [low, middle, teamSize - low - middle];
  });
  strategy.percentage = { pattern, splits };
}

function frequency(dice: Dice, roles: number, most: number): { left: number[][]; right: number[][] } {
  const list = (): number[][] =>
    Array.from({ length: dice.chance(80) ? roles : dice.below(roles) }, () =>
      dice.chance(35) ? [] : dice.some([0, 1, 2, 3, 4].slice(0, most + 1), dice.between(2, most)),
    );
  return { left: list(), right: list() };
}

export function randomCase(seed: number): Case {
  const dice = diceOf(seed);
  const match = randomMatch(dice);
  return { match, strategy: randomStrategy(dice, match) };
}

/** A new seed for each run, unless TEAMWRIGHT_SEED sets it; tests that fail print it. */
export function runSeed(): number {
  const asked = process.env["TEAMWRIGHT_SEED"];
  return asked === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(asked);
}

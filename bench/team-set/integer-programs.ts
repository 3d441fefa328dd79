import highsLoader from "highs";
import { spentTime } from "../engine/best-time.ts";
import type { Strategy } from "@teamwright/domain";
import { sportByIndex } from "@teamwright/domain/sports";
import type { EngineMatch } from "@teamwright/engine";

// The package's types describe its CommonJS build; its ES build exports the loader itself.
const loadHighs = highsLoader as unknown as (typeof highsLoader)["default"];

/**
 * The best teams by the method of the field's optimizers: one integer program per team, each excluding the previous
 * teams by a cut. Supports combinations, partitions and credits. Returns the points of the teams, best first.
 */
export async function bestByIntegerPrograms(
  match: EngineMatch,
  strategy: Strategy,
  points: readonly number[],
  count: number,
): Promise<{ points: number[]; milliseconds: number }> {
  const highs = await loadHighs();
  const start = spentTime();
  const cuts: string[] = [];
  const foundRows: number[] = [];
  while (foundRows.length < count) {
    const solution = highs.solve(programOf(match, strategy, points, cuts));
    if (solution.Status !== "Optimal") break;
    foundRows.push(solution.ObjectiveValue);
    const ones = Object.entries(solution.Columns)
      .filter(([name, column]) => /^[xcv]/.test(name) && Number("Primal" in column ? column.Primal : 0) > 0.5)
      .map(([name]) => name);
    cuts.push(`cut${cuts.length}: ${ones.join(" + ")} <= ${ones.length - 1}`);
  }
  return { points: foundRows, milliseconds: spentTime() - start };
}

/** x: in the team, c: captain, v: vice-captain, k: the combination, s: the partition; in CPLEX LP format. */
function programOf(
  match: EngineMatch,
  strategy: Strategy,
  points: readonly number[],
  cuts: readonly string[],
): string {
  const sport = sportByIndex(match.sport);
  const players = match.players.filter((player) => strategy.players.includes(player.player_index));
  const combinations = strategy.combinations ?? sport.combinations;
  const partitions = strategy.partitions ?? sport.partitions;
  const [least, most] = strategy.credits ?? [0, 100];
  const sum = (name: string, list = players): string =>
    list.map((player) => `${name}${player.player_index}`).join(" + ");
  const atLeastOf = (name: string, counts: readonly number[]): string =>
    counts.map((value, index) => `- ${value} ${name}${index}`).join(" ");
  const cost = players.map((player) => `${player.credits} x${player.player_index}`).join(" + ");
  const objective = players
    .map(({ player_index: p }) => `${points[p]} x${p} + ${points[p]} c${p} + ${points[p]! / 2} v${p}`)
    .join(" + ");
  const rows = [
    `size: ${sum("x")} = ${sport.teamSize}`,
    `captain: ${sum("c")} = 1`,
    `vice: ${sum("v")} = 1`,
    ...players.map(({ player_index: p }) => `lead${p}: c${p} + v${p} - x${p} <= 0`),
    `one: ${combinations.map((_, index) => `k${index}`).join(" + ")} = 1`,
    ...sport.roles.map((_, role) => {
      const playersOfRole = players.filter((player) => player.role === role);
      return `role${role}: ${sum("x", playersOfRole)} ${atLeastOf(
        "k",
        combinations.map((combination) => combination[role]!),
      )} = 0`;
    }),
    `split: ${partitions.map((_, index) => `s${index}`).join(" + ")} = 1`,
    `left: ${sum(
      "x",
      players.filter((player) => player.team_index === 0),
    )} ${atLeastOf(
      "s",
      partitions.map(([left]) => left),
    )} = 0`,
    `least: ${cost} >= ${least}`,
    `most: ${cost} <= ${most}`,
    ...cuts,
  ];
  const binaries = [
    ...players.flatMap(({ player_index: p }) => [`x${p}`, `c${p}`, `v${p}`]),
    ...combinations.map((_, index) => `k${index}`),
    ...partitions.map((_, index) => `s${index}`),
  ];
  return `Maximize\n obj: ${objective}\nSubject To\n ${rows.join("\n ")}\nBinary\n ${binaries.join(" ")}\nEnd\n`;
}

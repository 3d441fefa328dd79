import { combinationsUnder, partitionsUnder, percentageGroup, sportByIndex } from "@teamwright/domain/sports";
import type { Outcome } from "@teamwright/domain";
import type { EnginePlayer } from "../../match.ts";
import { succeed } from "../../outcome.ts";
import type { Refusal } from "../../outcome.ts";
import { playersOf } from "../preset.ts";
import type { PresetInput, Reason } from "../preset.ts";
import { percentagesMissing } from "./suggestion.ts";

/** Counts per role, side or percentage group, the most likely first. */
export interface ShapeSuggestion {
  readonly shapes: readonly (readonly number[])[];
  readonly reason: Reason;
}

type SuggestedShapes = Outcome<ShapeSuggestion, Refusal>;

/** Combinations that the pool can fill, ordered by distance from the mean team of all users. */
export function suggestCombinations(input: PresetInput, count = 4): SuggestedShapes {
  const sport = sportByIndex(input.match.sport);
  return suggestShapes(input, count, {
    what: "combinations",
    names: sport.roles.map((role) => role.code),
    shapes: combinationsUnder(sport, input.rules ?? 0),
    groupOf: (player) => player.role,
  });
}

/** Partitions that the pool can fill, ordered by distance from the mean team of all users. */
export function suggestPartitions(input: PresetInput, count = 2): SuggestedShapes {
  const sport = sportByIndex(input.match.sport);
  return suggestShapes(input, count, {
    what: "partitions",
    names: ["left", "right"],
    shapes: partitionsUnder(sport, input.rules ?? 0),
    groupOf: (player) => player.team_index,
  });
}

/** Percentage splits that the pool can fill, ordered by distance from the mean team of all users. */
export function suggestPercentages(input: PresetInput, pattern: 1 | 2, count = 3): SuggestedShapes {
  const sport = sportByIndex(input.match.sport);
  return suggestShapes(input, count, {
    what: "percentages",
    names: pattern === 1 ? ["0-49.99 %", "50-100 %"] : ["0-29.99 %", "30-69.99 %", "70-100 %"],
    shapes: pattern === 1 ? sport.pattern1Splits : sport.pattern2Splits,
    groupOf: (player) => percentageGroup(pattern, player.selected_by ?? 0),
  });
}

interface ShapeTable {
  readonly what: string;
  readonly names: readonly string[];
  readonly shapes: readonly (readonly number[])[];
  readonly groupOf: (player: EnginePlayer) => number;
}

/**
 * `selected_by` is the share of all users' teams that hold a player. Its sum over a role or side, scaled to the team
 * size, is the number of such players in the mean team. Shapes are ranked by squared distance from it.
 */
function suggestShapes(input: PresetInput, count: number, table: ShapeTable): SuggestedShapes {
  const players = playersOf(input);
  const total = players.reduce((sum, player) => sum + (player.selected_by ?? 0), 0);
  if (total === 0) return percentagesMissing("selected_by");
  const { teamSize } = sportByIndex(input.match.sport);
  const available = table.names.map(() => 0);
  const mean = table.names.map(() => 0);
  for (const player of players) {
    const group = table.groupOf(player);
    available[group]! += 1;
    mean[group]! += ((player.selected_by ?? 0) * teamSize) / total;
  }
  const distance = (shape: readonly number[]): number =>
    shape.reduce((sum, wanted, group) => sum + (wanted - mean[group]!) ** 2, 0);
  const shapes = table.shapes
    .filter((shape) => shape.every((wanted, group) => wanted <= available[group]!))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, Math.max(1, Math.floor(count)));
  const roundedMean = mean.map((value) => Math.round(value * 10) / 10);
  return succeed({
    shapes,
    reason: {
      code: `suggest-${table.what}`,
      values: { names: table.names, mean: roundedMean, shapes: shapes.map((shape) => shape.join("-")) },
    },
  });
}

import type { Team } from "@teamwright/domain";
import { toTeams } from "@teamwright/engine";
import type { EngineMatch } from "@teamwright/engine";
import {
  forecastMatch,
  isPointsForecast,
  pointsOfPlayer,
  rulesOfForecast,
  suggestTeams,
  SUGGESTION,
} from "@teamwright/forecast";
import type { PlayableForecast, Simulation } from "@teamwright/forecast";
import type { StoredClaim } from "./schema.ts";

export interface PromiseInput {
  readonly match: EngineMatch;
  readonly document: PlayableForecast;
  /** Simulated matches to choose teams by, and as many to measure. */
  readonly simulations: number;
  readonly seed: number;
}

export interface ComputedPromise {
  readonly claims: readonly StoredClaim[];
  readonly teams: readonly Team[];
}

export const FIFTY = 50;

const roundFigure = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits;

export const indexesOf = ({ players }: PlayableForecast): number[] => players.map(({ id }) => Number(id));

/** What the forecast says of each player and of the suggested teams. Null: the players form no legal team. */
export function computePromise({ match, document, simulations, seed }: PromiseInput): ComputedPromise | null {
  const rules = rulesOfForecast(document.ruleSet);
  if (rules === undefined) return null;
  const indexes = indexesOf(document);
  const simulatedMatch = forecastMatch({ match, forecast: document, indexes, rules, simulations, seed });
  const suggestion =
    simulatedMatch.ok && suggestTeams(simulatedMatch.value, { ...SUGGESTION, strategy: null, seed });
  if (!suggestion || !suggestion.ok) return null;
  const { measuring } = simulatedMatch.value;
  const { chance, teams } = suggestion.value;
  return {
    claims: [
      ...indexes.flatMap((index) => playerClaims(measuring, index, isPointsForecast(document))),
      { kind: "set_top_1", subject: null, chance: roundFigure(chance, 4) },
    ],
    teams: toTeams(teams, match),
  };
}

function playerClaims(simulation: Simulation, player: number, isByPoints: boolean): StoredClaim[] {
  const { sorted, expected, low, high } = pointsOfPlayer(simulation, player);
  const shareOf = (holds: (points: number) => boolean): number =>
    roundFigure(sorted.reduce((count, each) => count + (holds(each) ? 1 : 0), 0) / sorted.length, 4);
  const range: StoredClaim = {
    kind: "range_80",
    subject: player,
    chance: shareOf((each) => each >= low && each <= high),
    points: { low: roundFigure(low, 2), high: roundFigure(high, 2), expected: roundFigure(expected, 2) },
  };
  // 50 points are nothing special, or out of reach, in another sport.
  if (isByPoints) return [range];
  return [{ kind: "fifty_points", subject: player, chance: shareOf((each) => each >= FIFTY) }, range];
}

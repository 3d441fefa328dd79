import { fail, succeed } from "@teamwright/domain";
import type { Outcome, Strategy } from "@teamwright/domain";
import {
  chanceOf,
  chancesOf,
  chooseFrom,
  fieldOf,
  forecastMatch,
  measureTeams,
  playerFigures,
  resultInForecast,
  rulesOfForecast,
  simulateMatch,
  suggestTeams,
  SUGGESTION,
} from "@teamwright/forecast";
import type {
  ForecastMatch,
  ForecastMatchRequest,
  Hits,
  Opinion,
  PlayerFigures,
  ResultInForecast,
  TeamFigures,
} from "@teamwright/forecast";
import { onlyTeamBounds, selectTeams } from "@teamwright/engine";
import type { EngineMatch, TeamColumns } from "@teamwright/engine";
import type { MatchForecast } from "@teamwright/forecast/match";

/** A match and what the server knows of its players. */
export interface MatchToPlay {
  /** Two requests with the same key are about the same match with the same data. */
  readonly key: string;
  readonly match: EngineMatch;
  readonly forecast: MatchForecast;
  /** Id of the rules that give the points; null: those of a points forecast are not known. */
  readonly ruleSet: string | null;
  readonly opinions: readonly (readonly [index: number, opinion: Opinion])[];
}

/** The user's choices, and the players with his edits of their data. */
export interface StrategyToUse {
  readonly strategy: Strategy;
  readonly players: EngineMatch["players"];
}

/** Suggested teams and what is promised of them. */
export interface SuggestedTeams {
  readonly teams: TeamColumns;
  /** That at least one of them is in the top 1 % of the field. */
  readonly chance: number;
  /** No choice of as many candidates has a higher chance, as far as the simulation can say. */
  readonly bound: number;
  /** Of as many teams drawn from the field. */
  readonly random: number;
  /** The field has the app's shares of selection; else it is random legal teams. */
  readonly bySelection: boolean;
  readonly figures: TeamsFigures;
}

/** One value for each team. */
export interface TeamsFigures {
  readonly expected: Float32Array;
  readonly low: Float32Array;
  readonly high: Float32Array;
  /** Chance to be among the best 1 % of the field. */
  readonly top: Float32Array;
}

export interface TeamsChance {
  readonly chance: number;
  readonly figures: TeamsFigures;
}

/** Teams of a set that are in the top as likely as can be. */
export interface ChosenRows {
  readonly rows: Uint32Array;
  readonly chance: number;
  /** No choice of as many of the teams has a higher chance, as far as the simulation can say. */
  readonly bound: number;
}

export type ForecastFailure = "no-teams" | "no-forecast";

/** The figures of players need fewer simulated matches than a chance: their means are within two points. */
const SIMULATIONS_OF_PLAYERS = 1024;

/** The teams measured last. */
interface MeasuredSet {
  readonly name: string;
  readonly teams: TeamColumns;
  readonly hits: Hits;
  readonly played: ForecastMatch;
}

/** The calls of the forecast's worker. It keeps the last match that it played. */
export function makeForecastCalls() {
  let last: { readonly key: string; readonly outcome: Outcome<ForecastMatch, ForecastFailure> } | undefined;
  let measuredSet: MeasuredSet | undefined;
  const play = (match: MatchToPlay): Outcome<ForecastMatch, ForecastFailure> => {
    if (last?.key !== match.key) last = { key: match.key, outcome: playMatch(match) };
    return last.outcome;
  };
  return {
    players(match: MatchToPlay): Outcome<readonly PlayerFigures[], ForecastFailure> {
      const request = requestOf(match);
      if (request === null) return fail("no-forecast");
      const figures = playerFigures(simulateMatch({ ...request, simulations: SIMULATIONS_OF_PLAYERS }));
      return figures.ok ? figures : fail("no-teams");
    },
    suggest(
      match: MatchToPlay,
      count: number,
      choices: StrategyToUse | null,
      onProgress: (done: number, total: number) => void,
    ): Outcome<SuggestedTeams, ForecastFailure> {
      const playedMatch = play(match);
      if (!playedMatch.ok) return playedMatch;
      const { sport } = match.match;
      const source = choices
        ? { ...playedMatch.value, match: { sport, players: choices.players } }
        : playedMatch.value;
      const suggestion = suggestTeams(source, {
        ...SUGGESTION,
        strategy: choices && onlyTeamBounds(choices.strategy),
        teams: count,
        onProgress,
      });
      if (!suggestion.ok) return fail("no-teams");
      const { teams, chance, choice, figures } = suggestion.value;
      return succeed({
        teams,
        chance,
        bound: Math.max(chance, choice.bound),
        random: 1 - (1 - SUGGESTION.share) ** teams.count,
        bySelection: playedMatch.value.field.bySelection,
        figures: teamsFigures(figures),
      });
    },
    /** `name` identifies the match and the teams for `chanceOfRows` and `chooseRows`. */
    measure(match: MatchToPlay, teams: TeamColumns, name: string): Outcome<TeamsChance, ForecastFailure> {
      const playedMatch = play(match);
      if (!playedMatch.ok) return playedMatch;
      const { chance, figures, hits } = measureTeams(playedMatch.value, teams, SUGGESTION.share);
      measuredSet = { name, teams, hits, played: playedMatch.value };
      return succeed({ chance, figures: teamsFigures(figures) });
    },
    /** That one of the rows of the teams measured last is in the top; null for other teams. */
    chanceOfRows(name: string, rows: Uint32Array): number | null {
      return measuredSet?.name === name ? chanceOf(measuredSet.hits, [...rows]) : null;
    },
    /** The best `count` of the rows of the teams measured last; null for other teams. */
    chooseRows(name: string, rows: Uint32Array, count: number): ChosenRows | null {
      if (measuredSet?.name !== name) return null;
      const { teams, hits, played } = measuredSet;
      const choice = chooseFrom(played, selectTeams(teams, rows), count, SUGGESTION.share);
      const chosenRows = Uint32Array.from(choice.teams, (at) => rows[at]!).sort();
      const chance = chanceOf(hits, [...chosenRows]);
      return { rows: chosenRows, chance, bound: Math.max(chance, choice.bound) };
    },
    /** Of each set: that one of its teams is in the top. */
    chances(match: MatchToPlay, sets: readonly TeamColumns[]): Outcome<readonly number[], ForecastFailure> {
      const played = play(match);
      if (!played.ok) return played;
      return succeed(chancesOf(played.value, sets, SUGGESTION.share));
    },
    /** Where the real points, by player_index, lie in what was expected of the teams. */
    placeResult(
      match: Omit<MatchToPlay, "key">,
      teams: TeamColumns,
      points: readonly number[],
    ): Outcome<ResultInForecast, ForecastFailure> {
      const request = requestOf(match);
      if (request === null) return fail("no-forecast");
      const field = fieldOf(request, request.seed);
      if (!field.ok) return fail("no-teams");
      const { measuring: simulation } = simulateMatch(request);
      return succeed(resultInForecast({ teams, field: field.value, simulation, points }));
    },
  };
}

export type ForecastCalls = ReturnType<typeof makeForecastCalls>;

const teamsFigures = ({ expected, low, high, top1 }: TeamFigures): TeamsFigures => ({
  expected,
  low,
  high,
  top: top1,
});

function playMatch(match: MatchToPlay): Outcome<ForecastMatch, ForecastFailure> {
  const request = requestOf(match);
  if (request === null) return fail("no-forecast");
  const playedMatch = forecastMatch(request);
  return playedMatch.ok ? playedMatch : fail("no-teams");
}

/** Null: the rules are those of a newer server. */
function requestOf({
  match,
  forecast,
  ruleSet,
  opinions,
}: Omit<MatchToPlay, "key">): ForecastMatchRequest | null {
  const rules = rulesOfForecast(ruleSet);
  if (rules === undefined) return null;
  const indexes = forecast.players.map(({ id }) => Number(id));
  const { simulations, seed } = SUGGESTION;
  return { match, forecast, indexes, rules, simulations, seed, opinions: new Map(opinions) };
}

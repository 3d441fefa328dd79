import { fail, succeed } from "@teamwright/domain";
import type { Outcome, Strategy } from "@teamwright/domain";
import { sportByIndex } from "@teamwright/domain/sports";
import { legalStrategy } from "@teamwright/engine";
import type { EngineMatch, Refusal } from "@teamwright/engine";
import type { RuleSet } from "@teamwright/scoring";
import type { TeamSet } from "../choice/team-scorer.ts";
import { drawField } from "../field/draw-field.ts";
import { fieldShares } from "../field/field-shares.ts";
import { fitField } from "../field/fit-field.ts";
import type { MatchForecast } from "../match/match-forecast.ts";
import { simulate } from "../simulation/simulate.ts";
import type { Parity, Simulation } from "../simulation/simulation.ts";
import { randomTeams } from "./candidates.ts";
import { applyOpinions, withLineUps } from "./opinions.ts";
import type { Opinions } from "./opinions.ts";

/** A match played in advance. Points are by player_index. */
export interface SimulatedMatch {
  readonly match: EngineMatch;
  /** Every legal team of the announced or likely players. */
  readonly legal: Strategy;
  /** What is promised is measured on these simulated matches. */
  readonly measuring: Simulation;
}

/** A match played in advance, twice, with what the others enter. */
export interface ForecastMatch extends SimulatedMatch {
  /** Teams are chosen by these. Line-ups and what is not known of the players are drawn anew. */
  readonly choosing: Simulation;
  readonly field: FieldTeams;
}

/** What the others enter. */
export interface FieldTeams {
  readonly teams: TeamSet;
  /** Whether they have the app's shares of players, captains and vice-captains. Else they are random legal teams. */
  readonly bySelection: boolean;
}

export interface ForecastMatchRequest {
  readonly match: EngineMatch;
  readonly forecast: MatchForecast;
  /** player_index of each player of the forecast. */
  readonly indexes: readonly number[];
  /** Null: those of a points forecast are not known. */
  readonly rules: RuleSet | null;
  /** Simulated matches of each of the two simulations. */
  readonly simulations: number;
  readonly seed: number;
  readonly opinions?: Opinions | undefined;
}

type LikelyRequest = Pick<ForecastMatchRequest, "match" | "forecast" | "indexes" | "opinions">;

const FIELD = 5000;
/** Before the line-ups, players with a lower chance to play are in no team of the field. */
const LIKELY = 0.25;

export const simulateMatch = (request: ForecastMatchRequest): SimulatedMatch => ({
  match: request.match,
  legal: likelyTeams(request),
  measuring: play(request, request.seed + 1, "odd"),
});

export function forecastMatch(request: ForecastMatchRequest): Outcome<ForecastMatch, Refusal> {
  const field = fieldOf(request, request.seed);
  if (!field.ok) return fail(field.error);
  return succeed({
    ...simulateMatch(request),
    choosing: play(request, request.seed, "even"),
    field: field.value,
  });
}

/** The forecast with the user's line-ups. */
const forecastOf = ({ forecast, indexes, opinions }: LikelyRequest): MatchForecast =>
  opinions === undefined ? forecast : withLineUps(forecast, indexes, opinions);

function play(request: ForecastMatchRequest, seed: number, past: Parity): Simulation {
  const { indexes, rules, simulations, opinions } = request;
  const simulatedMatches = byIndex(
    simulate(forecastOf(request), { matches: simulations, seed, rules, past }),
    indexes,
  );
  if (opinions !== undefined) applyOpinions(simulatedMatches, opinions);
  return simulatedMatches;
}

/** Further from the shares than this the field is not what the app shows. */
const FAR = 0.25;

/** What the others enter; the same for the same players and seed. */
export function fieldOf(request: LikelyRequest, seed: number): Outcome<FieldTeams, Refusal> {
  const { match } = request;
  const likely = new Set(likelyPlayers(request));
  const players = match.players.filter(({ player_index: index }) => likely.has(index));
  const sport = sportByIndex(match.sport);
  const shares = fieldShares(players, sport.teamSize);
  const field =
    shares &&
    fitField(
      sport,
      players.map(({ role, team_index: side, credits }) => ({ role, side, credits })),
      shares,
    );
  if (field && field.deviation < FAR) {
    const indexes = players.map(({ player_index: index }) => index);
    return succeed({ teams: drawField(field, indexes, { count: FIELD, seed: seed + 1 }), bySelection: true });
  }
  const random = randomTeams(match, likelyTeams(request), FIELD, seed + 1);
  return random.ok ? succeed({ teams: random.value, bySelection: false }) : fail(random.error);
}

/** Every legal team of those who are announced, or likely to be. */
export const likelyTeams = (request: LikelyRequest): Strategy =>
  legalStrategy(request.match, likelyPlayers(request));

/** player_index of those who are announced, or likely to be: at least a line-up of each side. */
function likelyPlayers(request: LikelyRequest): number[] {
  const { indexes, match } = request;
  const { starters } = sportByIndex(match.sport);
  const { players } = forecastOf(request);
  return ([0, 1] as const).flatMap((side) => {
    const squad = [...players.keys()].filter((at) => players[at]!.side === side);
    const likely = squad.filter((at) => players[at]!.plays >= LIKELY);
    return (likely.length >= starters ? likely : squad).map((at) => indexes[at]!);
  });
}

/** The points by player_index, as teams name players. Who is not in the forecast has none. */
function byIndex({ matches, points }: Simulation, indexes: readonly number[]): Simulation {
  const all = new Float32Array((Math.max(...indexes) + 1) * matches);
  for (const [at, index] of indexes.entries())
    all.set(points.subarray(at * matches, (at + 1) * matches), index * matches);
  return { matches, points: all };
}

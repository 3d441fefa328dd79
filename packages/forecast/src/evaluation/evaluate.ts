import type { RuleSet } from "@teamwright/scoring";
import type { TeamSet } from "../choice/team-scorer.ts";
import { describeMatch } from "../match/describe-match.ts";
import type { BallForecast } from "../match/match-forecast.ts";
import { learnMatch, makeModel } from "../model/forecast-model.ts";
import type { ForecastModel } from "../model/forecast-model.ts";
import { COUNTS, dateOf } from "../records/match-record.ts";
import type { RecordedMatch } from "../records/match-record.ts";
import { pointsFor, rulesByRole } from "../simulation/compile-rules.ts";
import { simulate } from "../simulation/simulate.ts";
import { describePoints, learnPlayedMatch, makePointsModel } from "../points/points-model.ts";
import type { PointsModel } from "../points/points-model.ts";
import type { PointsForecast } from "../match/points-forecast.ts";
import type { CricketRole } from "../players/roles.ts";
import { cricket } from "@teamwright/domain/sports";
import { ballMeasures } from "./ball-measures.ts";
import { measureChoice } from "./choice-measures.ts";
import type { ChoiceResult } from "./choice-measures.ts";
import { pointsMeasures } from "./points-measures.ts";
import type { ScoredPlayer } from "./reference-forecasts.ts";
import { inferRoles } from "../players/roles.ts";
import { readHistory } from "../history/history.ts";

export interface EvaluationRequest {
  /** In the order of their days. */
  readonly records: readonly RecordedMatch[];
  /** The first day that is measured; earlier matches are only learned. */
  readonly from: number;
  /** At most so many matches are measured, spread evenly over all; null: all. */
  readonly limit: number | null;
  readonly seed: number;
  readonly rules: RuleSet;
  /** Simulated matches for each real one. */
  readonly simulations: number;
  /** Sizes of the sets of random teams. */
  readonly sets: readonly number[];
  /** By past points alone, as other sports are forecast, instead of ball by ball. */
  readonly byPoints: boolean;
  /** Draws random legal teams of the players; null where they form none. */
  drawTeams(players: BallForecast["players"], count: number, seed: number): TeamSet | null;
  onMatch?(done: number, all: number): void;
}

type RulesOf = ReturnType<typeof rulesByRole>;

/** What is learned and measured on the way through the matches. */
interface EvaluationRun {
  readonly model: ForecastModel;
  /** Of men and of women; null: the forecast is made ball by ball. */
  readonly pointsModels: readonly [PointsModel, PointsModel] | null;
  readonly compiled: RulesOf;
  readonly balls: ReturnType<typeof ballMeasures>;
  readonly points: ReturnType<typeof pointsMeasures>;
  readonly choices: readonly { readonly size: number; readonly results: ChoiceResult[] }[];
}

const LINEUP = 11;

/** Whether points can be measured: a result, and eleven announced on both sides. */
const isMeasured = (record: RecordedMatch): boolean =>
  !record.noResult &&
  record.innings.length > 0 &&
  ([0, 1] as const).every(
    (side) => startersOf(record).filter((index) => record.players[index]!.side === side).length === LINEUP,
  );

const startersOf = (record: RecordedMatch): number[] =>
  [...record.players.keys()].filter((index) => record.players[index]!.starter);

/** The matches to measure: at most `limit`, evenly spread. */
function chosenOf({ records, from, limit }: EvaluationRequest): Set<RecordedMatch> {
  const all = records.filter((record) => record.day >= from && isMeasured(record));
  if (limit === null || all.length <= limit) return new Set(all);
  return new Set(Array.from({ length: limit }, (_, index) => all[Math.floor((index * all.length) / limit)]!));
}

export type Evaluation = ReturnType<typeof evaluate>;

/**
 * Walks forward through the matches: each is forecast by what was learned from the days before, measured, and then
 * learned. The same records and seed give the same figures.
 */
export function evaluate(request: EvaluationRequest) {
  const { records, from } = request;
  const chosenTeams = chosenOf(request);
  const run: EvaluationRun = {
    model: makeModel(),
    pointsModels: request.byPoints ? [makePointsModel(), makePointsModel()] : null,
    compiled: rulesByRole(request.rules),
    balls: ballMeasures(),
    points: pointsMeasures(),
    choices: request.sets.map((size) => ({ size, results: [] })),
  };
  let doneCount = 0;
  for (let first = 0; first < records.length;) {
    let next = first;
    while (next < records.length && records[next]!.day === records[first]!.day) next++;
    const day = records.slice(first, next);
    for (const record of day) {
      if (!chosenTeams.has(record) || !hasForecast(run, record)) continue;
      measureMatch(request, run, record, doneCount);
      doneCount++;
      request.onMatch?.(doneCount, chosenTeams.size);
    }
    for (const record of day) learn(run, record, record.day >= from);
    first = next;
  }
  const { balls, points, choices } = run;
  return { matches: doneCount, balls, points, choices };
}

/** By past points, a match has a forecast once there is a past one. */
const hasForecast = ({ pointsModels }: EvaluationRun, { female }: RecordedMatch): boolean =>
  pointsModels === null || pointsModels[female ? 1 : 0].past.length > 0;

function measureMatch(
  { seed, rules, simulations, drawTeams }: EvaluationRequest,
  { compiled, model, pointsModels, points, choices }: EvaluationRun,
  record: RecordedMatch,
  index: number,
): void {
  const starters = startersOf(record);
  const forecast = describeMatch(model, {
    ...record,
    players: starters.map((at) => ({ id: record.players[at]!.id, side: record.players[at]!.side, plays: 1 })),
  });
  const ownSeed = seed + index * 1_000_003;
  const pointsModel = pointsModels?.[record.female ? 1 : 0];
  const simulation = simulate(pointsModel ? pointsOf(pointsModel, forecast, record) : forecast, {
    matches: simulations,
    seed: ownSeed,
    rules,
  });
  const players = forecast.players.map(({ id, side, role }, at): ScoredPlayer => ({
    id,
    side,
    role,
    points: pointsFor(compiled(role), record.counts, starters[at]! * COUNTS),
  }));
  points.measure(record.female, players, simulation);
  const actual = Float32Array.from(players, (player) => player.points);
  for (const { size, results } of choices) {
    const teams = drawTeams(forecast.players, size, ownSeed);
    if (teams !== null) results.push(measureChoice(teams, simulation, actual));
  }
}

/** Roles are those that the histories before the match suggest. */
function learn(
  { compiled, model, pointsModels, balls, points }: EvaluationRun,
  record: RecordedMatch,
  isCounted: boolean,
) {
  const scoredPlayers = isMeasured(record) ? scoreRecord(model, record, compiled) : [];
  if (pointsModels !== null && scoredPlayers.length > 0)
    learnPlayedMatch(pointsModels[record.female ? 1 : 0], {
      teams: record.teams,
      players: scoredPlayers.map((player) => ({ ...player, role: roleOf(player.role), credits: null })),
    });
  learnMatch(model, record, balls.visit(record, isCounted));
  balls.learn();
  points.learn(record.female, scoredPlayers);
}

const roleOf = (role: CricketRole): number => cricket.roles.findIndex(({ code }) => code === role);

const pointsOf = (model: PointsModel, { players }: BallForecast, record: RecordedMatch): PointsForecast =>
  describePoints(model, {
    learnedUntil: dateOf(record.day),
    teams: record.teams,
    players: players.map(({ id, side, role }) => ({
      id,
      side,
      role: roleOf(role),
      credits: null,
      playing: true,
    })),
  });

function scoreRecord(model: ForecastModel, record: RecordedMatch, rulesOf: RulesOf): ScoredPlayer[] {
  return ([0, 1] as const).flatMap((side) => {
    const ownStarters = startersOf(record).filter((index) => record.players[index]!.side === side);
    const roles = inferRoles(
      ownStarters.map((index) => readHistory(model.histories, record.players[index]!.id)),
    );
    return ownStarters.map((index, at): ScoredPlayer => ({
      id: record.players[index]!.id,
      side,
      role: roles[at]!,
      points: pointsFor(rulesOf(roles[at]), record.counts, index * COUNTS),
    }));
  });
}

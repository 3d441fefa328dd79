import { cricket } from "@teamwright/domain";
import type { EngineMatch } from "@teamwright/engine";
import {
  dateOf,
  describeMatch,
  encodeModel,
  learnMatch,
  makeModel,
  pointsOfRecord,
} from "@teamwright/forecast";
import type { CricketRole, ForecastModel, RecordedMatch, PlayableForecast } from "@teamwright/forecast";
import { selectRuleSet } from "@teamwright/scoring";
import type { RuleSet } from "@teamwright/scoring";
import { computePromise, measureClaims } from "#modules/forecasts/public.ts";
import type { ComputedPromise, MeasuredClaim } from "#modules/forecasts/public.ts";
import { cricketClubs } from "../clubs.ts";
import { squadOf } from "../squads.ts";
import type { DemoPlayer } from "../squads.ts";

/** A promise about an invented match, made from the matches before it, and what became of it. */
export interface InventedPromise extends ComputedPromise {
  readonly matchId: string;
  readonly name: string;
  readonly matchTime: Date;
  readonly document: PlayableForecast;
  readonly players: EngineMatch["players"];
  readonly seed: number;
  readonly measured: readonly MeasuredClaim[];
}

export interface InventedModel {
  readonly content: Uint8Array;
  readonly model: Pick<ForecastModel, "day" | "matches">;
}

/** Fewer than for real matches: the demo starts on small machines. */
const SIMULATIONS = 256;
export const PROMISES = 10;
const SEED = 1;

const demoPlayers: ReadonlyMap<string, DemoPlayer> = new Map(
  cricketClubs.flatMap(squadOf).map((player) => [player.id, player]),
);
const roleOf = (id: string): string | undefined => demoPlayers.get(id)?.role;

/** The model of all matches. */
export function learnSeason(season: readonly RecordedMatch[]): InventedModel {
  const model = makeModel();
  for (const record of season) learnMatch(model, record);
  return { content: encodeModel(model), model: { day: model.day, matches: model.matches } };
}

/** Forecasts each of the last matches by the matches before it. */
export function* promiseSeason(season: readonly RecordedMatch[]): Generator<InventedPromise> {
  const model = makeModel();
  for (const [index, record] of season.entries()) {
    const promise = index < season.length - PROMISES ? null : promiseOf(model, record);
    if (promise !== null) yield promise;
    learnMatch(model, record);
  }
}

function promiseOf(model: ForecastModel, record: RecordedMatch): InventedPromise | null {
  const rules = rulesOn(dateOf(record.day));
  const forecast = describeMatch(model, {
    ...record,
    players: record.players.map(({ id, side }) => ({ id, side, plays: 1, role: roleOf(id) as CricketRole })),
  });
  const players = forecast.players.map((player, index) => ({ ...player, id: String(index) }));
  const document = { ...forecast, players, ruleSet: rules.id };
  const match: EngineMatch = { sport: cricket.index, players: record.players.map(enginePlayer) };
  const computedPromise = computePromise({ match, document, simulations: SIMULATIONS, seed: SEED });
  if (computedPromise === null) return null;
  const points = new Map(pointsOfRecord(record, rules, roleOf).entries());
  const promise = { ...computedPromise, match, document, seed: SEED };
  const shorts = record.teams.map((team) => cricketClubs.find(({ name }) => name === team)?.short ?? team);
  return {
    ...computedPromise,
    matchId: record.id,
    name: shorts.join(" v "),
    matchTime: new Date(`${dateOf(record.day)}T14:00:00Z`),
    document,
    players: match.players,
    seed: SEED,
    measured: measureClaims(promise, points),
  };
}

function rulesOn(day: string): RuleSet {
  const rules = selectRuleSet({ app: "dream11", sport: "cricket", format: "T20", gender: "male", day });
  if (!rules.ok) throw new Error(`the demo's match of ${day} has no rule-set`);
  return rules.value;
}

function enginePlayer(
  { id, side }: RecordedMatch["players"][number],
  index: number,
): EngineMatch["players"][number] {
  return {
    player_index: index,
    team_index: side,
    role: cricket.roles.findIndex(({ code }) => code === roleOf(id)),
    credits: demoPlayers.get(id)?.credits ?? 0,
    selected_by: null,
    captain_percentage: null,
    vice_captain_percentage: null,
  };
}

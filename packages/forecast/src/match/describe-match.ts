import { matchRows } from "../ball/ball-model.ts";
import { BATTING_CLASSES, BOWLING_CLASSES, effectKinds, kind, tableOffsets } from "../ball/rows.ts";
import type { MatchRows, EffectName } from "../ball/rows.ts";
import { CHASE_BUCKETS, OVER_GROUPS, PHASES, phaseOf, RATE_BUCKETS, SET_BUCKETS } from "../ball/state.ts";
import { ratesOf } from "../model/forecast-model.ts";
import type { ForecastModel } from "../model/forecast-model.ts";
import {
  battingPosition,
  bowlingChance,
  catchShare,
  field,
  keepingShare,
  KINDS,
  overShare,
  readHistory,
  runOutShare,
  SEGMENTS,
  shrunk,
} from "../history/history.ts";
import type { Rates } from "../players/rates.ts";
import { inferRoles } from "../players/roles.ts";
import type { CricketRole } from "../players/roles.ts";
import { dateOf, OUTCOMES } from "../records/match-record.ts";
import { priorVariance } from "../ball/effects.ts";
import type { BallForecast, ForecastPlayer } from "./match-forecast.ts";

/** A player of a squad. Without a role, it is inferred. */
export interface SquadPlayer {
  readonly id: string;
  readonly side: 0 | 1;
  /** Chance to be in the line-up: 1 for announced players. */
  readonly plays: number;
  readonly role?: CricketRole;
}

/** A match to forecast. */
export interface MatchSetting {
  readonly day: number;
  readonly female: boolean;
  readonly competition: string;
  readonly venue: string;
  readonly teams: readonly [string, string];
  readonly battingFirst: 0 | 1 | null;
  readonly players: readonly SquadPlayer[];
}

const roundFigure = (value: number): number => Math.round(value * 1000) / 1000;
const range = (count: number): number[] => [...Array(count).keys()];

/** The document from which a device plays the match. Only what the model has learned enters it. */
export function describeMatch(model: ForecastModel, setting: MatchSetting): BallForecast {
  const rows = matchRows(model.balls, setting, setting.players);
  const { mean } = model.balls.effects;
  const base = rows.setting.tables;
  const sum = (list: readonly number[]): number[] =>
    range(OUTCOMES).map((outcome) =>
      roundFigure(list.reduce((total, row) => total + mean[row * OUTCOMES + outcome]!, 0)),
    );
  const table = (name: EffectName, count: number): number[] =>
    range(count).flatMap((row) => sum([base + tableOffsets[name] + row]));
  const { competition, season, venue } = rows.setting;
  const rates = ratesOf(model, setting.female);
  const ratio = (some: Float64Array, all: Float64Array): number[] =>
    range(PHASES).map((phase) => roundFigure(some[phase]! / all[phase]!));
  return {
    version: 1,
    learnedUntil: dateOf(model.day),
    battingFirst: setting.battingFirst,
    start: range(2 * 20 * 10).flatMap((cell) => {
      const innings = Math.floor(cell / 200);
      const over = Math.floor(cell / 10) % 20;
      const wickets = cell % 10;
      const phase = phaseOf(over);
      return sum([
        base + tableOffsets.over + innings * 20 + over,
        base + tableOffsets.wickets + (innings * PHASES + phase) * 10 + wickets,
        base + tableOffsets.overWickets + over * 10 + wickets,
        competition,
        competition + 1 + phase,
        season,
        venue,
      ]);
    }),
    set: table("set", PHASES * SET_BUCKETS),
    rate: table("rate", OVER_GROUPS * RATE_BUCKETS),
    chase: table("chase", OVER_GROUPS * CHASE_BUCKETS),
    ballInOver: table("ballInOver", PHASES * 6),
    freeHit: table("freeHit", 1),
    conditions: range(OUTCOMES).map((outcome) =>
      roundFigure(Math.sqrt(priorVariance(effectKinds[kind.match]!, outcome))),
    ),
    runOuts: ratio(rates.runOuts, rates.wickets),
    fieldedRunOuts: roundFigure(rates.namedRunOuts / rates.fieldedRunOuts),
    directRunOuts: roundFigure(rates.directRunOuts / Math.max(1e-9, rates.namedRunOuts)),
    wideRuns: roundFigure(rates.wideRuns / rates.wides.reduce((one, other) => one + other)),
    byes: roundFigure(rates.byes / rates.dots),
    shortened: {
      chance: rates.shortened.length === 0 ? 0 : roundFigure(rates.shortenedMatches / rates.matches),
      balls: rates.shortened.map(([first, second]) => [first, second] as [number, number]),
    },
    players: describePlayers(model, setting, rows, rates),
  };
}

function describePlayers(
  model: ForecastModel,
  { players }: MatchSetting,
  rows: MatchRows,
  rates: Rates,
): ForecastPlayer[] {
  const histories = players.map(({ id }) => readHistory(model.histories, id));
  const roles = rolesOf(players, histories);
  const { mean, variance } = model.balls.effects;
  const base = rows.setting.tables;
  const effects = (rowsIn: (phase: number) => readonly number[]): number[] =>
    range(PHASES * OUTCOMES).map((cell) => {
      const outcome = cell % OUTCOMES;
      const list = rowsIn(Math.floor(cell / OUTCOMES));
      return roundFigure(list.reduce((total, row) => total + mean[row * OUTCOMES + outcome]!, 0));
    });
  const spread = (first: number, team: number): number[] =>
    range(OUTCOMES).map((outcome) => {
      const at = (row: number): number => variance[row * OUTCOMES + outcome]!;
      return roundFigure(
        Math.sqrt(at(first) + (at(first + 1) + at(first + 2) + at(first + 3)) / PHASES + at(team)),
      );
    });
  return players.map((player, index): ForecastPlayer => {
    const history = histories[index]!;
    const keeps = keepingShare(history);
    const isKeeper = roles.keepers[player.side] === index;
    const position = battingPosition(history);
    const wides = shrunk(history[field.wides]!, history[field.expectedWides]!, 1, 4);
    const noBalls = shrunk(history[field.noBalls]!, history[field.expectedNoBalls]!, 1, 3);
    const batting = rows.setting.batting[player.side];
    const bowling = rows.setting.bowling[player.side];
    const kinds = rates.kinds.reduce((one, other) => one + other);
    return {
      id: player.id,
      side: player.side,
      plays: player.plays,
      role: player.role ?? roles.inferred[index]!,
      roleInferred: player.role === undefined,
      matches: history[field.matches]!,
      batting: effects((phase) => [
        rows.batters[index]!,
        rows.batters[index]! + 1 + phase,
        batting,
        base + tableOffsets.batterExperience + rows.battingExperience[index]!,
        base + tableOffsets.battingClass + phase * BATTING_CLASSES + rows.battingClass[index]!,
      ]),
      battingSpread: spread(rows.batters[index]!, batting),
      bowling: effects((phase) => [
        rows.bowlers[index]!,
        rows.bowlers[index]! + 1 + phase,
        bowling,
        base + tableOffsets.bowlerExperience + rows.bowlingExperience[index]!,
        base + tableOffsets.bowlingClass + phase * BOWLING_CLASSES + rows.bowlingClass[index]!,
      ]),
      bowlingSpread: spread(rows.bowlers[index]!, bowling),
      position: { mean: roundFigure(position.mean), spread: roundFigure(position.spread) },
      bowls: roundFigure(bowlingChance(history)),
      overs: range(SEGMENTS).map((segment) => roundFigure(overShare(history, segment))),
      wides: range(PHASES).map((phase) =>
        roundFigure((wides * rates.wides[phase]!) / rates.deliveries[phase]!),
      ),
      noBalls: range(PHASES).map((phase) =>
        roundFigure((noBalls * rates.noBalls[phase]!) / rates.deliveries[phase]!),
      ),
      kinds: range(KINDS).map((each) =>
        roundFigure(history[field.kinds + each]! + (20 * rates.kinds[each]!) / kinds),
      ),
      keeps: roundFigure(keeps),
      catches: roundFigure(catchShare(history, isKeeper)),
      runOuts: roundFigure(runOutShare(history, isKeeper)),
    };
  });
}

/** Inferred roles, and who keeps wicket on each side. */
function rolesOf(players: readonly SquadPlayer[], histories: readonly Float64Array[]) {
  const inferredRoles: CricketRole[] = [];
  const keepers: [number, number] = [-1, -1];
  for (const side of [0, 1] as const) {
    const sidePlayers = [...players.keys()].filter((index) => players[index]!.side === side);
    const roles = inferRoles(sidePlayers.map((index) => histories[index]!));
    for (const [at, index] of sidePlayers.entries()) inferredRoles[index] = roles[at]!;
    const likeliest = sidePlayers.toSorted(
      (one, other) =>
        players[other]!.plays * keepingShare(histories[other]!) -
        players[one]!.plays * keepingShare(histories[one]!),
    );
    keepers[side] = likeliest[0] ?? -1;
  }
  return { inferred: inferredRoles, keepers };
}

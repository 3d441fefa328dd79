import type { Strategy } from "@teamwright/domain";
import type { SportIndex } from "@teamwright/domain/sports";
import type { EngineMatch, EnginePlayer } from "../match.ts";
import { leagues } from "../leagues.ts";
import type { Rank } from "../rank.ts";

/** A finished match: the players of both line-ups and everybody's points, by player_index. */
export interface BacktestMatch {
  readonly match: EngineMatch;
  readonly lineup: readonly number[];
  readonly points: ArrayLike<number>;
}

/** A player of a line-up with the points of the match. */
export type BacktestPlayer = EnginePlayer & { readonly points: number };

/** The match of its line-ups' players. */
export function playedMatchOf(sport: SportIndex, lineups: readonly BacktestPlayer[]): BacktestMatch {
  const points: number[] = [];
  for (const player of lineups) points[player.player_index] = player.points;
  return {
    match: { sport, players: lineups.map(({ points: _points, ...player }) => player) },
    lineup: lineups.map(({ player_index }) => player_index),
    points: Array.from(points, (each) => each ?? 0),
  };
}

/** What can be run over many matches: a preset, or the bounds of a strategy that name no player. */
export const backtestPresets = ["quick", ...leagues] as const;
export type BacktestPreset = (typeof backtestPresets)[number];
export type BacktestPlan = { readonly preset: BacktestPreset } | { readonly strategy: Strategy };

export interface BacktestRequest {
  readonly teams: number;
  readonly seed: number;
}

/** What one past match says of a plan. Ranks are among all legal teams of the line-ups. */
export interface BacktestResult {
  /** Whether the plan allows a team with the points of the dream team. */
  readonly allowed: boolean;
  /** Teams that the plan allows. */
  readonly possible: number;
  readonly drawn: number;
  /** Null: the plan allows no team. */
  readonly best: Rank | null;
  readonly median: Rank | null;
}

/** The bounds that mean the same in another match: those that name no players and no sides. */
export const carriedLimits = [
  "rules",
  "combinations",
  "credits",
  "group_credits",
  "percentage",
  "min_difference",
  "min_difference_counts_captains",
] as const satisfies readonly (keyof Strategy)[];

/** Fields of a strategy that a backtest leaves out, because they name players or sides of one match. */
export const leftOut = (strategy: Strategy): string[] =>
  Object.keys(strategy).filter(
    (field) =>
      !["sport", "players", "partitions"].includes(field) &&
      !(carriedLimits as readonly string[]).includes(field),
  );

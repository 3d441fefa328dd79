import type { Strategy } from "@teamwright/domain";
import type { Combination, Partition } from "@teamwright/domain/sports";
import type { EngineMatch, EnginePlayer } from "../match.ts";

/** The reason of a preset or a suggestion, as a code and values. The text catalogue formats it. */
export interface Reason {
  readonly code: string;
  readonly values: Readonly<Record<string, number | string | readonly number[] | readonly string[]>>;
}

/** A strategy document, ready for the engine, with its reason. */
export interface Preset {
  readonly strategy: Strategy;
  readonly reason: Reason;
}

/** The input of every preset: the match and the pool, by player_index. */
export interface PresetInput {
  readonly match: EngineMatch;
  readonly pool: readonly number[];
  /** 0 old and new (default), 1 old only. */
  readonly rules?: 0 | 1;
}

/** The players of the pool, in the match's order. */
export function playersOf({ match, pool }: PresetInput): EnginePlayer[] {
  const wanted = new Set(pool);
  return match.players.filter((player) => wanted.has(player.player_index));
}

/** The base of every strategy document. */
export const baseStrategy = (input: PresetInput): Strategy => ({
  sport: input.match.sport,
  ...(input.rules === undefined ? {} : { rules: input.rules }),
  players: playersOf(input).map((player) => player.player_index),
});

/** Copies of table entries: strategy documents own their lists. */
export const copyPartitions = (partitions: readonly Partition[]): [number, number][] =>
  partitions.map(([left, right]) => [left, right]);
export const copyCombinations = (combinations: readonly Combination[]): number[][] =>
  combinations.map((combination) => [...combination]);

import type { EnginePlayer } from "../../match.ts";
import { refuse } from "../../outcome.ts";
import type { Reason } from "../preset.ts";

/** The suggested players, and the considered ones; both best first. */
export interface PlayerSuggestion {
  readonly players: readonly number[];
  readonly candidates: readonly number[];
  readonly reason: Reason;
}

/** Why there is no suggestion: the feed of the match has no such percentages. */
export const percentagesMissing = (field: string) => refuse("percentages-missing", {}, field);

export type PercentageOf = (player: EnginePlayer) => number | null;

export interface RankedPlayer {
  readonly player: number;
  readonly percent: number;
}

/** Players with a known percentage, highest first, then by player_index. Null where none is known. */
export function rankBy(players: readonly EnginePlayer[], percentageOf: PercentageOf): RankedPlayer[] | null {
  const knownShares = players.flatMap((player) => {
    const percent = percentageOf(player);
    return percent === null ? [] : [{ player: player.player_index, percent }];
  });
  if (knownShares.length === 0) return null;
  return knownShares.toSorted((one, other) => other.percent - one.percent || one.player - other.player);
}

/** A count between 1 and the dialog's maximum. */
export const clampCount = (count: number, most: number): number =>
  Math.min(most, Math.max(1, Math.floor(Number.isFinite(count) ? count : 1)));

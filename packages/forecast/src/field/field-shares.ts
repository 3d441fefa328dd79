import type { EnginePlayer } from "@teamwright/engine";
import { chancesWithSum } from "../statistics/chances-with-sum.ts";
import type { PlayerShares } from "./fit-field.ts";

/** No player is in all teams of others, or in none. */
const BOUNDS = [0.003, 0.985] as const;

type SelectedPlayer = Pick<EnginePlayer, "selected_by" | "captain_percentage" | "vice_captain_percentage">;

/**
 * Shares of the field by the percentages that the app shows, made to agree: the players add up to a team, its captains
 * to one. Percentages of players who are out are spread over the others. Null where the app shows none.
 */
export function fieldShares(players: readonly SelectedPlayer[], teamSize: number): PlayerShares[] | null {
  if (players.some(({ selected_by: selected }) => selected === null)) return null;
  if (players.length * BOUNDS[1] <= teamSize) return null;
  const selectedChances = chancesWithSum(
    players.map((player) => player.selected_by! / 100),
    teamSize,
    BOUNDS,
  );
  const captain = leaders(
    players.map((player) => player.captain_percentage),
    selectedChances,
  );
  const viceCaptain = leaders(
    players.map((player) => player.vice_captain_percentage),
    selectedChances,
  );
  return selectedChances.map((share, at) => {
    // Nobody leads more teams than he is in.
    const scale = Math.min(1, (0.95 * share) / (captain[at]! + viceCaptain[at]!));
    return { selected: share, captain: scale * captain[at]!, viceCaptain: scale * viceCaptain[at]! };
  });
}

/** Shares of captains by their percentages; where they are unknown, by the square of the players' shares. */
function leaders(percentages: readonly (number | null)[], selectedChances: readonly number[]): number[] {
  const isKnown = percentages.every((percentage) => percentage !== null) && percentages.some(Boolean);
  const raw = percentages.map((percentage, at) => (isKnown ? percentage! : selectedChances[at]! ** 2));
  const sum = raw.reduce((total, share) => total + share, 0);
  return raw.map((share) => share / sum);
}

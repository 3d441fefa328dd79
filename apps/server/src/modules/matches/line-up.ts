import { sportByIndex } from "@teamwright/domain";
import type { StoredMatch } from "./stored-match.ts";

type MatchLineups = Pick<StoredMatch, "sport" | "players" | "lineupsOut">;

/**
 * Whether both line-ups are announced. They stay announced when a player drops out late, because another player
 * replaces him. They are withdrawn only when no player of a side is marked as playing: then the line-up was a mistake.
 */
export function lineupOut({ sport, players, lineupsOut }: MatchLineups): boolean {
  const playing = ([0, 1] as const).map(
    (side) => players.filter((player) => player.side === side && player.playing && !player.withdrawn).length,
  );
  const least = lineupsOut ? 1 : sportByIndex(sport).starters;
  return playing.every((count) => count >= least);
}

/** Whether the line-ups are out for a match that is now shown as `after` and was shown as `before`. */
export const lineupOutAfter = (before: StoredMatch | null, after: StoredMatch): boolean =>
  lineupOut({ ...after, lineupsOut: before !== null && lineupOut(before) });

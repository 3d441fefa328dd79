import type { SportIndex } from "@teamwright/domain";
import type { StoredMatch } from "./stored-match.ts";

/** Players of one side who start: this many marked as playing on both sides means that the line-ups are out. */
const starters: Readonly<Record<SportIndex, number>> = { 0: 11, 1: 11, 2: 5, 3: 7 };

/** Most players of one side that may be marked as playing; cricket's impact player makes a twelfth. */
export const mostPlaying = (sport: SportIndex): number => starters[sport] + (sport === 0 ? 1 : 0);

type Announced = Pick<StoredMatch, "sport" | "players" | "lineupsOut">;

/**
 * Whether both line-ups are announced. Once they are, a player who drops out late does not take that back: somebody
 * replaces him. Only a side of which nobody plays any more does: then its line-up was a mistake.
 */
export function lineupOut({ sport, players, lineupsOut }: Announced): boolean {
  const playing = ([0, 1] as const).map(
    (side) => players.filter((player) => player.side === side && player.playing && !player.withdrawn).length,
  );
  const least = lineupsOut ? 1 : starters[sport];
  return playing.every((count) => count >= least);
}

/** Whether the line-ups of the match are out now that it is shown as `after`; `before` is how it was shown. */
export const lineupOutAfter = (before: StoredMatch | null, after: StoredMatch): boolean =>
  lineupOut({ ...after, lineupsOut: before !== null && lineupOut(before) });

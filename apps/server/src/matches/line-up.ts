import type { SportIndex } from "@teamwright/domain";

/** Players of one side who start: this many marked as playing on both sides means that the line-ups are out. */
const starters: Readonly<Record<SportIndex, number>> = { 0: 11, 1: 11, 2: 5, 3: 7 };

/** Most players of one side that may be marked as playing; cricket's impact player makes a twelfth. */
export const mostPlaying = (sport: SportIndex): number => starters[sport] + (sport === 0 ? 1 : 0);

/** Whether both line-ups are announced. `players` are those in the squads now. */
export function lineupOut(
  sport: SportIndex,
  players: readonly { readonly side: 0 | 1; readonly playing: boolean }[],
): boolean {
  return ([0, 1] as const).every(
    (side) => players.filter((player) => player.side === side && player.playing).length >= starters[sport],
  );
}

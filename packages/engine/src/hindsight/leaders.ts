import { NOBODY } from "./side-lineups.ts";
import type { SideLineups } from "./side-lineups.ts";

/**
 * Which leaders a half lineup provides, as bits: 1 the captain, 2 the vice-captain. The other side provides the
 * rest, `LEADERS - part`.
 */
export type Part = 0 | 1 | 2 | 3;
export const LEADERS = 3;
export const parts: readonly Part[] = [0, 1, 2, 3];
export const otherPart = (part: Part): Part => (LEADERS - part) as Part;

/** Less than any value of half a lineup. */
export const NONE = -(2 ** 31);

/** The captain's points count once more (2 half-hundredths a hundredth), the vice-captain's half once more (1). */
export const CAPTAIN_EXTRA = 2;
export const VICE_CAPTAIN_EXTRA = 1;

/** The most that a half lineup is worth with its part of the leaders; `NONE` where it has no such candidates. */
export function bestValue(side: SideLineups, at: number, part: Part): number {
  const value = side.value[at]!;
  const captain = side.leaders[4 * at]!;
  const viceCaptain = side.leaders[4 * at + 2]!;
  switch (part) {
    case 0:
      return value;
    case 1:
      return captain === NOBODY ? NONE : value + CAPTAIN_EXTRA * side.players[captain]!.hundredths;
    case 2:
      return viceCaptain === NOBODY
        ? NONE
        : value + VICE_CAPTAIN_EXTRA * side.players[viceCaptain]!.hundredths;
    case 3:
      if (captain !== viceCaptain) return withBoth(side, value, captain, viceCaptain);
      return Math.max(
        withBoth(side, value, captain, side.leaders[4 * at + 3]!),
        withBoth(side, value, side.leaders[4 * at + 1]!, viceCaptain),
      );
  }
}

function withBoth(side: SideLineups, value: number, captain: number, viceCaptain: number): number {
  if (captain === NOBODY || viceCaptain === NOBODY) return NONE;
  const { players } = side;
  return (
    value +
    CAPTAIN_EXTRA * players[captain]!.hundredths +
    VICE_CAPTAIN_EXTRA * players[viceCaptain]!.hundredths
  );
}

export const holdsPlace = (side: SideLineups, at: number, place: number): boolean =>
  ((place < 32 ? side.low[at]! >>> place : side.high[at]! >>> (place - 32)) & 1) === 1;

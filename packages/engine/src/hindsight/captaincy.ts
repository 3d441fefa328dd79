import { NOBODY } from "./side-lineups.ts";
import type { SideLineups } from "./side-lineups.ts";

/**
 * The captaincy that a half lineup provides, as bits: 1 the captain, 2 the vice-captain. The other side provides the
 * rest, `LEADERS - captaincy`.
 */
export type Captaincy = 0 | 1 | 2 | 3;
export const LEADERS = 3;
export const captaincies: readonly Captaincy[] = [0, 1, 2, 3];
export const otherCaptaincy = (captaincy: Captaincy): Captaincy => (LEADERS - captaincy) as Captaincy;

/** Below any value of half a lineup. */
export const NONE = -(2 ** 31);

/** The captain's points count once more (2 half-hundredths per hundredth), the vice-captain's half once more (1). */
export const CAPTAIN_EXTRA = 2;
export const VICE_CAPTAIN_EXTRA = 1;

/** The maximum value of a half lineup with its captaincy; `NONE` where it has no such candidates. */
export function bestValue(side: SideLineups, at: number, captaincy: Captaincy): number {
  const value = side.value[at]!;
  const captain = side.leaders[4 * at]!;
  const viceCaptain = side.leaders[4 * at + 2]!;
  switch (captaincy) {
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

export const holdsIndex = (side: SideLineups, at: number, index: number): boolean =>
  ((index < 32 ? side.low[at]! >>> index : side.high[at]! >>> (index - 32)) & 1) === 1;

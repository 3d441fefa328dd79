/**
 * The captaincy that a half lineup provides, as bits: 1 the captain, 2 the vice-captain. The other side provides the
 * rest, `LEADERS - captaincy`.
 */
export type Captaincy = 0 | 1 | 2 | 3;
const LEADERS = 3;
export const captaincies: readonly Captaincy[] = [0, 1, 2, 3];
export const otherCaptaincy = (captaincy: Captaincy): Captaincy => (LEADERS - captaincy) as Captaincy;

/** Below any value of half a lineup. */
export const NONE = -(2 ** 31);

/** The captain's points count once more (2 half-hundredths per hundredth), the vice-captain's half once more (1). */
export const CAPTAIN_EXTRA = 2;
export const VICE_CAPTAIN_EXTRA = 1;

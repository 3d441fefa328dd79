import type { PrimeDeskMatch } from "@teamwright/contract";
import { sportByIndex } from "@teamwright/domain";
import { HOUR } from "@teamwright/domain/durations";
import type { Db } from "#db/database.ts";
import { findMatchesBetween, statusAt } from "../matches/public.ts";
import type { KeptMatch } from "../matches/public.ts";
import { primeStates } from "../prime/public.ts";

/** Matches of the last hours may still run; later ones are booked nearer to their start. */
const BEFORE = 8 * HOUR;
const AFTER = 7 * 24 * HOUR;

export const titleOf = ({ stored, shown }: KeptMatch) => ({
  id: stored.id,
  title: `${shown.sides[0].name} – ${shown.sides[1].name}`,
  match_time: shown.matchTime,
});

/** The bookings and posts of the matches around now, the soonest first. */
export async function primeDesk(db: Db, now: Date): Promise<PrimeDeskMatch[]> {
  const from = new Date(now.getTime() - BEFORE);
  const matches = await findMatchesBetween(db, from, new Date(now.getTime() + AFTER));
  const ids = matches.map(({ stored }) => stored.id);
  const states = new Map((await primeStates(db, ids)).map((state) => [state.matchId, state]));
  return matches.map((match) => {
    const state = states.get(match.stored.id);
    const hasStarted = statusAt(match.shown, now) !== 0;
    return {
      ...titleOf(match),
      sport: sportByIndex(match.stored.sport).slug,
      started: hasStarted,
      booking_open: state?.bookingOpen === true && !hasStarted,
      booked_users: state?.bookedUsers ?? 0,
      booked_teams: state?.bookedTeams ?? 0,
      posted_teams: state?.postedTeams ?? null,
    };
  });
}

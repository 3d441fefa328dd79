import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Scope } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import type { Session } from "#http/session.ts";
import { lockAccount } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { findMatch, findMatchBeforeStart, statusAt } from "#modules/matches/public.ts";
import type { StoredMatch } from "#modules/matches/public.ts";
import { announcePrime } from "../announce.ts";
import { addBooking, findBooking } from "../booking.repository.ts";
import { countSpareTeams, findPost } from "../post.repository.ts";
import {
  findPrimeMatch,
  lockOrAddPrimeMatch,
  lockPrimeMatch,
  setBookingOpen,
} from "../prime-match.repository.ts";

const hasStarted = (match: StoredMatch): boolean => statusAt(match, new Date()) !== 0;

const refuseWhen = (reason: "not_found" | "match_started"): RefusedAnswer =>
  refused(reason === "not_found" ? reason : "booking_after_start");

/** The booking opens and closes in one place, so that both ways to it follow the same rules. */
async function setBooking(
  scope: Scope,
  session: Session,
  matchId: string,
  open: boolean,
): Promise<RefusedAnswer | null> {
  const waiting = await findMatchBeforeStart(scope.db, matchId);
  if (!waiting.ok && (open || waiting.error === "not_found")) return refuseWhen(waiting.error);
  const before = await lockOrAddPrimeMatch(scope.db, matchId);
  // Who books after the post gets teams of it that nobody has.
  const post = open ? await findPost(scope.db, matchId) : null;
  if (post && (await countSpareTeams(scope.db, post)) === 0) return refused("prime_teams_posted");
  if (before.bookingOpen === open) return null;
  await setBookingOpen(scope.db, before.id, open);
  await writeAudit(scope.db, {
    actorId: session.accountId,
    action: open ? "booking.open" : "booking.close",
    details: { matchId },
  });
  announcePrime(scope, matchId);
  return null;
}

export const openBooking = handle(contract.primeBooking.open, async (context) => {
  const { body, session, db } = context;
  const match = await findMatch(db, body.matchId);
  if (match && match.shown.sport !== body.sportIndex)
    return refused("invalid_input", { field: "sportIndex" });
  return (await setBooking(context, session, body.matchId, true)) ?? done("replies.bookingOpened", {});
});

export const modifyBooking = handle(contract.primeBooking.modify, async (context) => {
  const { matchId, primeBookingFlag } = context.body;
  const refusal = await setBooking(context, context.session, matchId, primeBookingFlag);
  return refusal ?? done("replies.bookingChanged", { bookingOpenFLag: primeBookingFlag });
});

export const bookingAdminStatus = handle(contract.primeBooking.adminStatus, async (context) => {
  const match = await findMatch(context.db, context.params.matchId);
  if (!match) return refused("not_found");
  const prime = await findPrimeMatch(context.db, context.params.matchId);
  return prime?.bookingOpen === true && !hasStarted(match.shown) ? done("", {}) : refused("booking_not_open");
});

export const bookingStatus = handle(contract.primeBooking.status, async (context) => {
  const match = await findMatch(context.db, context.params.matchId);
  if (!match) return refused("not_found");
  const prime = await findPrimeMatch(context.db, context.params.matchId);
  const bookedTeams = prime ? await findBooking(context.db, prime.id, context.params.phone) : null;
  return done("", {
    booked: bookedTeams !== null,
    bookedTeams,
    bookingOpen: prime?.bookingOpen === true && !hasStarted(match.shown),
  });
});

/** The lock of the prime data orders bookings and closing: a booking that waited for the close is refused. */
export const book = handle(contract.primeBooking.book, async (context) => {
  const { db, body, session, deps, afterCommit } = context;
  const waiting = await findMatchBeforeStart(db, body.matchId);
  const prime = await lockPrimeMatch(db, body.matchId);
  if (prime && (await findBooking(db, prime.id, session.phone)) !== null) return refused("already_booked");
  if (!waiting.ok) return refuseWhen(waiting.error);
  if (!prime) return refused("booking_not_open");
  const booking = { primeMatchId: prime.id, accountId: session.accountId, teams: body.bookedTeams };
  if (!prime.bookingOpen) return refused("booking_not_open");
  // Another device may delete the account at this moment.
  if (!(await lockAccount(db, session.accountId))) return refused("not_logged_in");
  if (!(await addBooking(db, booking))) return refused("already_booked");
  afterCommit(() => deps.bus.publish({ type: "bookings", matchId: body.matchId }));
  return done("replies.teamsBooked", {});
});

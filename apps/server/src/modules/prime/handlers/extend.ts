import { rangesAfter } from "@teamwright/allocation";
import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { findMatchBeforeStart } from "#modules/matches/public.ts";
import { announcePrime } from "../announce.ts";
import { listBookings } from "../booking.repository.ts";
import { countSpareTeams, extendPost, findPost, listAllocations } from "../post.repository.ts";
import { lockPrimeMatch, setBookingOpen } from "../prime-match.repository.ts";

export const extendPrimeTeams = handle(contract.prime.extend, async (context) => {
  const { body, session, db } = context;
  const { matchId } = body;
  const match = await findMatchBeforeStart(db, matchId);
  const prime = await lockPrimeMatch(db, matchId);
  const post = await findPost(db, matchId);
  if (!prime || !post) return refused("no_prime_teams");
  if (!match.ok) return refused(match.error);
  const servedAccounts = new Set((await listAllocations(db, post.id)).map(({ accountId }) => accountId));
  const phones = new Set(body.phoneNumbers);
  const users = (await listBookings(db, prime.id)).filter(
    ({ accountId, phone, activePlan }) => activePlan && phones.has(phone) && !servedAccounts.has(accountId),
  );
  if (users.length !== phones.size) return refused("bookings_changed");
  const allocations = rangesAfter(
    post.numberOfTeams,
    users.map(({ teams }) => teams),
  ).map(({ member, left, right }) => ({ accountId: users[member]?.accountId ?? "", left, right }));
  const neededTeams = users.reduce((sum, { teams }) => sum + teams, 0);
  const left = await countSpareTeams(db, post);
  if (neededTeams > left) return refused("too_few_spare_teams", { values: { left, needed: neededTeams } });
  await extendPost(db, post.id, allocations);
  if (prime.bookingOpen) await setBookingOpen(db, prime.id, false);
  await writeAudit(db, {
    actorId: session.accountId,
    action: "prime.extend",
    details: { matchId, users: users.length, teams: neededTeams },
  });
  announcePrime(context, matchId);
  return done("replies.teamsGiven", { teams: neededTeams }, { n: users.length });
});

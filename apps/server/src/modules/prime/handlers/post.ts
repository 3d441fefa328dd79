import { contract, mostTeamsPerUser } from "@teamwright/contract";
import type { BodyOf } from "@teamwright/contract";
import { refused, done } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Scope } from "#http/deps.ts";
import { handlePrepared } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { isMainAppLink } from "#modules/fantasy-apps/public.ts";
import { findMatch, findMatchBeforeStart } from "#modules/matches/public.ts";
import { checkTeams, insertTeamSet, refuseTeams } from "#modules/posted-teams/public.ts";
import { announcePrime } from "../announce.ts";
import { listBookings } from "../booking.repository.ts";
import { allocationFault } from "../check-allocation.ts";
import type { TeamsOfUsers } from "../check-allocation.ts";
import { findPost, insertPost, keepLinks, primeUsersOf } from "../post.repository.ts";
import { lockOrAddPrimeMatch, setBookingOpen } from "../prime-match.repository.ts";
import type { PrimeMatch } from "../prime-match.repository.ts";

type PrimePostBody = BodyOf<typeof contract.prime.post>;

/** Every team is checked before the transaction begins: it takes a while, and the embedded database serves one at a time. */
async function prepare({ db, body, deps }: Scope & { readonly body: PrimePostBody }) {
  const match = await findMatch(db, body.matchId);
  if (!match) return refused("not_found");
  if (match.shown.sport !== body.sportIndex) return refused("invalid_input", { field: "sportIndex" });
  if (body.numberOfTeams > body.teamData.length) return refused("not_enough_teams");
  if (linksOf(body).some(({ link }) => !isMainAppLink(deps, link)))
    return refused("invalid_input", { field: "teamData", message: "replies.teamLinkRefused" });
  const teams = checkTeams(match.shown, body.teamData);
  return teams.ok ? teams.value : refuseTeams(teams.error);
}

/** By the bookings, or in the old version the same number for each user. */
async function wantedTeams({ db }: Scope, body: PrimePostBody, prime: PrimeMatch): Promise<TeamsOfUsers> {
  if (body.version === "new")
    return new Map((await listBookings(db, prime.id)).map(({ phone, teams }) => [phone, teams]));
  const [first] = body.primeUserData;
  const each = first === undefined ? 0 : first.right - first.left + 1;
  return new Map(body.primeUserData.map(({ phoneNumber }) => [phoneNumber, each]));
}

function refuseAllocation(body: PrimePostBody, teamsOfUsers: TeamsOfUsers): RefusedAnswer | null {
  if (body.version === "old" && Math.max(0, ...teamsOfUsers.values()) > mostTeamsPerUser)
    return refused("invalid_input", { field: "primeUserData", message: "replies.teamsPerUser" });
  const fault = allocationFault(body.primeUserData, teamsOfUsers, body.seed ?? null);
  if (fault === "unknown_user" || (fault === "wrong_ranges" && body.version === "new"))
    return refused("bookings_changed");
  if (fault !== null) return refused("invalid_input", { field: "primeUserData" });
  const total = body.primeUserData.reduce((most, { right }) => Math.max(most, right), 0);
  return total === body.numberOfTeams ? null : refused("invalid_input", { field: "numberOfTeams" });
}

/** By position, as users get their teams. */
const linksOf = ({ teamData }: PrimePostBody) =>
  teamData.flatMap(({ process_name: link }, index) =>
    link === undefined ? [] : [{ teamNumber: index + 1, link }],
  );

export const postPrimeTeams = handlePrepared(contract.prime.post, prepare, async (context, teams) => {
  const { db, body, session } = context;
  const waiting = await findMatchBeforeStart(db, body.matchId);
  if (!waiting.ok) return refused(waiting.error);
  const prime = await lockOrAddPrimeMatch(db, body.matchId);
  if (await findPost(db, body.matchId)) return refused("prime_teams_posted");
  const refusal = refuseAllocation(body, await wantedTeams(context, body, prime));
  if (refusal) return refusal;
  const users = await primeUsersOf(
    db,
    body.primeUserData.map(({ phoneNumber }) => phoneNumber),
  );
  const allocations = body.primeUserData.flatMap(({ phoneNumber, left, right }) => {
    const accountId = users.get(phoneNumber);
    return accountId === undefined ? [] : [{ accountId, left, right }];
  });
  if (allocations.length < body.primeUserData.length) {
    const phone = body.primeUserData.find(({ phoneNumber }) => !users.has(phoneNumber))?.phoneNumber ?? "";
    return refused("prime_plan_ended", { values: { phone } });
  }
  const { version, balanced, numberOfTeams, seed = null } = body;
  const teamSetId = await insertTeamSet(db, body.matchId, teams);
  const post = { primeMatchId: prime.id, teamSetId, numberOfTeams, version, balanced, seed };
  const postId = await insertPost(db, { ...post, postedBy: session.accountId }, allocations);
  await keepLinks(db, postId, linksOf(body));
  // A user who books after the post would get no teams.
  if (prime.bookingOpen) await setBookingOpen(db, prime.id, false);
  await writeAudit(db, {
    actorId: session.accountId,
    action: "prime.post",
    details: { matchId: body.matchId, users: allocations.length, teams: numberOfTeams, version, seed },
  });
  announcePrime(context, body.matchId);
  return done("replies.primeTeamsPosted", {});
});

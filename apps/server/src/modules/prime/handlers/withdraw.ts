import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { findMatchBeforeStart } from "#modules/matches/public.ts";
import { announcePrime } from "../announce.ts";
import { findPost, listAllocations, withdrawPost } from "../post.repository.ts";
import { lockPrimeMatch } from "../prime-match.repository.ts";

export const withdrawPrimeTeams = handle(contract.prime.withdraw, async (context) => {
  const { body, session, db } = context;
  const { matchId, reason } = body;
  const match = await findMatchBeforeStart(db, matchId);
  await lockPrimeMatch(db, matchId);
  const post = await findPost(db, matchId);
  if (!post) return refused("no_prime_teams");
  if (!match.ok) return refused(match.error);
  await withdrawPost(db, post.id, reason);
  const users = (await listAllocations(db, post.id)).length;
  await writeAudit(db, {
    actorId: session.accountId,
    action: "prime.withdraw",
    details: { matchId, users, teams: post.numberOfTeams, reason },
  });
  announcePrime(context, matchId);
  return done("replies.teamsWithdrawn", {});
});

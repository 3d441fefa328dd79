import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { announcePrime } from "../announce.ts";
import { findPost, remindedMatches, remindUsers } from "../post.repository.ts";

export const remindPrimeUsers = handle(contract.prime.remind, async (context) => {
  const { db, body, session } = context;
  const post = await findPost(db, body.matchId);
  if (!post) return refused("no_prime_teams");
  const remindedUsers = await remindUsers(db, post.id);
  await writeAudit(db, {
    actorId: session.accountId,
    action: "prime.remind",
    details: { match: body.matchId, reminded: remindedUsers },
  });
  if (remindedUsers > 0) announcePrime(context, body.matchId);
  return done("replies.primeUsersReminded", { reminded: remindedUsers }, { n: remindedUsers });
});

export const primeReminders = handle(contract.prime.reminders, async ({ db, session }) =>
  done("", { data: await remindedMatches(db, session.accountId) }),
);

import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { findMatchBeforeStart } from "#modules/matches/public.ts";
import { announcePosts, notifyMembers } from "../announce-posts.ts";
import { lockGroup } from "../group.repository.ts";
import { findPost, listShares, withdrawPost } from "../post.repository.ts";

export const withdrawGroupTeams = handle(contract.groups.withdraw, async (context) => {
  const { body, session, db } = context;
  const { groupId, matchId, reason } = body;
  await lockGroup(db, groupId);
  const post = await findPost(db, groupId, matchId);
  if (!post) return refused("no_group_teams");
  const match = await findMatchBeforeStart(db, matchId);
  if (!match.ok) return refused(match.error);
  await withdrawPost(db, post.id, reason);
  const phones = (await listShares(db, post)).map(({ phone }) => phone);
  await writeAudit(db, {
    actorId: session.accountId,
    action: "group.withdraw",
    details: { group: groupId, match: matchId, teams: post.numberOfTeams, members: phones.length, reason },
  });
  announcePosts(context, matchId, match.value.sport);
  const change = { groupId, key: `${post.id}/withdrawn`, change: "withdrawn", reason } as const;
  await notifyMembers(context, change, match.value, phones);
  return done("replies.teamsWithdrawn", {});
});

import { contract } from "@teamwright/contract";
import { isoOrNull } from "#http/iso.ts";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { findMatch } from "#modules/matches/public.ts";
import { teamsInRange } from "#modules/posted-teams/public.ts";
import { announcePosts } from "../announce-posts.ts";
import { findPost, listShares, remindShares } from "../post.repository.ts";
import { postWithTeams } from "../with-teams.ts";

export const readDelivery = handle(
  contract.groups.delivery,
  async ({ body, db }) => {
    const { post, teams } = await postWithTeams(db, body);
    if (!post) return done("", { data: null });
    const shares = await listShares(db, post);
    return done("", {
      data: {
        postedAt: post.createdAt.toISOString(),
        numberOfTeams: post.numberOfTeams,
        spareTeams: (teams?.count ?? post.numberOfTeams) - post.numberOfTeams,
        seed: post.seed,
        balanced: post.balanced,
        repairedAt: isoOrNull(post.repairedAt),
        members: shares.map((share) => ({
          user_phone_number: share.phone,
          user_nick_name: share.nickName,
          left: share.left,
          right: share.right,
          gone: share.gone,
          opened_at: isoOrNull(share.openedAt),
          transferred_at: isoOrNull(share.transferredAt),
          reminded_at: isoOrNull(share.remindedAt),
        })),
      },
    });
  },
  { transaction: false },
);

export const remindMembers = handle(contract.groups.remind, async (context) => {
  const { body, session, db } = context;
  const post = await findPost(db, body.groupId, body.matchId);
  const match = post && (await findMatch(db, body.matchId));
  if (!match) return refused("no_group_teams");
  const remindedMembers = await remindShares(db, post);
  await writeAudit(db, {
    actorId: session.accountId,
    action: "group.remind",
    details: { group: body.groupId, match: body.matchId, reminded: remindedMembers },
  });
  if (remindedMembers > 0) announcePosts(context, body.matchId, match.shown.sport);
  return done("replies.membersReminded", { reminded: remindedMembers }, { n: remindedMembers });
});

export const readPosted = handle(
  contract.groups.posted,
  async ({ body, db }) => {
    const { post, teams } = await postWithTeams(db, body);
    const match = post && (await findMatch(db, body.matchId));
    if (!match || !teams) return refused("no_group_teams");
    return done("", { teamData: teamsInRange(teams, { left: 1, right: post.numberOfTeams }, match.shown) });
  },
  { transaction: false },
);

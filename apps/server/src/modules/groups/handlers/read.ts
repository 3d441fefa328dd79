import { contract } from "@teamwright/contract";
import type { BodyOf } from "@teamwright/contract";
import type { Db } from "#db/database.ts";
import { noteUnlessFull } from "#db/failure.ts";
import { done, refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import { handle, isRefused } from "#http/handler.ts";
import { findMatch } from "#modules/matches/public.ts";
import { teamsInRange } from "#modules/posted-teams/public.ts";
import { findMemberPosts, noteShare } from "../post.repository.ts";
import type { MemberPost } from "../post.repository.ts";
import { withTeams } from "../with-teams.ts";

/** The owner's reminder is shown until the member opens the teams. */
const isReminded = ({ post, share }: MemberPost): boolean =>
  post.withdrawnAt === null &&
  share.remindedAt !== null &&
  (share.openedAt === null || share.openedAt < share.remindedAt);

const ownChanges = ({ post, share }: MemberPost): number[] =>
  post.changedTeams.filter((number) => number >= share.left && number <= share.right);

/** The member's teams of one group; refused with the reason when they were withdrawn. */
async function findOwn(
  db: Db,
  { phoneNumber, matchId, groupId }: BodyOf<typeof contract.groups.teams>,
): Promise<MemberPost | RefusedAnswer> {
  const posts = await findMemberPosts(db, phoneNumber, matchId);
  const entry = posts.find((one) => one.groupId === groupId);
  if (!entry) return refused("no_group_teams");
  const { withdrawnAt, withdrawalReason: reason } = entry.post;
  return withdrawnAt === null ? entry : refused("group_teams_withdrawn", { values: { reason } });
}

export const listGroups = handle(
  contract.groups.list,
  async ({ body, db }) => {
    const posts = await findMemberPosts(db, body.phoneNumber, body.matchId);
    const data = posts.map((entry) => ({
      groupId: entry.groupId,
      groupName: entry.name,
      groupLogo: entry.logo,
      numberOfTeams: entry.share.right - entry.share.left + 1,
      reminded: isReminded(entry),
      changedTeams: ownChanges(entry).length,
      withdrawn: entry.post.withdrawnAt && entry.post.withdrawalReason,
    }));
    return done("", { data });
  },
  { transaction: false },
);

/** A member's own range, and nothing else of the post. Teams come from memory: a team set never changes. */
export const memberTeams = handle(
  contract.groups.teams,
  async ({ body, db }) => {
    const { entry, teams } = await withTeams(
      db,
      () => findOwn(db, body),
      (own) => (isRefused(own) ? null : own.post),
    );
    if (isRefused(entry)) return entry;
    const { post, share } = entry;
    const match = await findMatch(db, body.matchId);
    if (!match || !teams) return refused("no_group_teams");
    if (share.openedAt === null || isReminded(entry))
      await noteUnlessFull(noteShare(db, post.id, share.phone, "openedAt"));
    return done("", {
      groupName: entry.name,
      groupLogo: entry.logo,
      postedAt: post.createdAt.toISOString(),
      sportIndex: match.shown.sport,
      teamData: teamsInRange(teams, share, match.shown),
      news: post.repairedAt && {
        changedAt: post.repairedAt.toISOString(),
        changed: ownChanges(entry),
        out: post.outPlayers,
      },
    });
  },
  { transaction: false },
);

export const noteTransferred = handle(contract.groups.transferred, async ({ body, db }) => {
  const entry = await findOwn(db, body);
  if (isRefused(entry)) return entry;
  await noteShare(db, entry.post.id, body.phoneNumber, "transferredAt");
  return done("", {});
});

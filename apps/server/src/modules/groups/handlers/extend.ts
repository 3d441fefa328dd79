import { rangesAfter } from "@teamwright/allocation";
import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { findMatchBeforeStart } from "#modules/matches/public.ts";
import { findTeamSet } from "#modules/posted-teams/public.ts";
import { announcePosts, notifyMembers } from "../announce-posts.ts";
import { listMembers, lockGroup } from "../group.repository.ts";
import { extendPost, findPost, listShares } from "../post.repository.ts";
import { byPhone } from "../refuse-post.ts";

export const extendGroupTeams = handle(contract.groups.extend, async (context) => {
  const { body, session, db } = context;
  const { groupId, matchId } = body;
  await lockGroup(db, groupId);
  const post = await findPost(db, groupId, matchId);
  const set = post && (await findTeamSet(db, post.teamSetId));
  if (!post || !set) return refused("no_group_teams");
  const match = await findMatchBeforeStart(db, matchId);
  if (!match.ok) return refused(match.error);
  const servedPhones = new Set((await listShares(db, post)).map(({ phone }) => phone));
  const phones = new Set(body.phoneNumbers);
  const members = (await listMembers(db, groupId))
    .filter(({ phone, activePlan }) => activePlan && phones.has(phone) && !servedPhones.has(phone))
    .toSorted(byPhone);
  if (members.length !== phones.size) return refused("group_members_changed");
  const ranges = rangesAfter(
    post.numberOfTeams,
    members.map(({ teamsCount }) => teamsCount),
  ).map(({ member, left, right }) => ({ phoneNumber: members[member]?.phone ?? "", left, right }));
  const neededTeams = members.reduce((sum, { teamsCount }) => sum + teamsCount, 0);
  const left = set.count - post.numberOfTeams;
  if (neededTeams > left) return refused("too_few_spare_teams", { values: { left, needed: neededTeams } });
  await extendPost(db, post, ranges);
  await writeAudit(db, {
    actorId: session.accountId,
    action: "group.extend",
    details: { group: groupId, match: matchId, teams: neededTeams, members: members.length },
  });
  announcePosts(context, matchId, match.value.sport);
  const key = `${post.id}/${post.numberOfTeams}`;
  await notifyMembers(context, { groupId, key, change: "posted" }, match.value, [...phones]);
  return done("replies.teamsGiven", { teams: neededTeams }, { n: members.length });
});

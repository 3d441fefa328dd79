import { contract } from "@teamwright/contract";
import { encodeTeams } from "@teamwright/engine";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { lockAccount } from "#modules/accounts/public.ts";
import { announcePosts, postsKey } from "../announce-posts.ts";
import { findMatchBeforeStart } from "#modules/matches/public.ts";
import { announceEvent } from "#modules/announcements/public.ts";
import { checkTeams, findPackedSets, insertTeamSet, refuseTeams } from "#modules/posted-teams/public.ts";
import { isPostedApp } from "../posted-app.ts";
import {
  countPosted,
  findPostAuthor,
  insertPost,
  teamSetsOfPostsLike,
  withdrawPost,
} from "../post.repository.ts";

/** The most posts of one account for one match, withdrawn ones included: many attempts would improve a record. */
const MAX_PER_MATCH = 20;

export const postTeams = handle(contract.experts.postTeams, async (context) => {
  const { db, body, session, deps } = context;
  const { teamData, typeOfTeams, fantasyApp } = body;
  if (!isPostedApp(deps.fantasyApps, fantasyApp))
    return refused("invalid_input", { field: "fantasyApp", message: "replies.selectFantasyApp" });
  if (body.numberOfTeams !== teamData.length) return refused("invalid_input", { field: "numberOfTeams" });
  const match = await findMatchBeforeStart(db, body.matchId);
  if (!match.ok) return refused(match.error);
  if (body.sportIndex !== match.value.sport) return refused("invalid_input", { field: "sportIndex" });
  const teams = checkTeams(match.value, teamData, { handMade: typeOfTeams === "human" });
  if (!teams.ok) return refuseTeams(teams.error);
  // Posts of one author run one after another, so that the count is correct.
  const author = await lockAccount(db, session.accountId);
  if (!author) return refused("not_logged_in");
  const packedTeams = encodeTeams(teams.value);
  const { tossData, teamUse } = body;
  const like = { matchId: body.matchId, accountId: session.accountId, fantasyApp, tossData, teamUse };
  const sets = await findPackedSets(db, await teamSetsOfPostsLike(db, like));
  if ([...sets.values()].some((teamSet) => Buffer.compare(teamSet, packedTeams) === 0))
    return refused("already_posted");
  if ((await countPosted(db, session.accountId, body.matchId)) >= MAX_PER_MATCH)
    return refused("too_many_posts", { values: { most: MAX_PER_MATCH } });
  const _id = await insertPost(db, {
    matchId: body.matchId,
    accountId: session.accountId,
    teamSetId: await insertTeamSet(db, body.matchId, teams.value),
    numberOfTeams: teams.value.count,
    typeOfTeams,
    fantasyApp,
    tossData,
    teamUse,
    strategy: body.predictionData ?? null,
  });
  announcePosts(context, match.value, [postsKey("teams", body.matchId)]);
  const [left, right] = match.value.sides;
  const expert = author.name;
  await announceEvent(context, {
    kind: "expertPosts",
    key: _id,
    matchId: body.matchId,
    values: { expert, named: expert === "" ? "no" : "yes", left: left.shortName, right: right.shortName },
    audience: { of: "followers", expertId: session.accountId },
    path: `/showexpertteams/${_id}`,
    expiresAt: match.value.matchTime,
  });
  return done("replies.expertTeamsPosted", { data: { _id } });
});

export const withdrawTeams = handle(contract.experts.withdrawPost, async (context) => {
  const { db, params } = context;
  const author = await findPostAuthor(db, params.id);
  if (author === null) return refused("not_found");
  const match = await findMatchBeforeStart(db, author.matchId);
  if (!match.ok) return refused(match.error);
  if (!(await withdrawPost(db, params.id))) return refused("not_found");
  announcePosts(context, match.value, [postsKey("teams", author.matchId), `expert-post:${params.id}`]);
  return done("replies.postWithdrawn", {});
});

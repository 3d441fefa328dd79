import { contract } from "@teamwright/contract";
import { done, prebuilt, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { pagesOf } from "#http/pages-of.ts";
import { postsKey } from "../announce-posts.ts";
import { findMatch } from "#modules/matches/public.ts";
import { findTeamSet, packTeams, rangeOfPage, teamsInRange } from "#modules/posted-teams/public.ts";
import { countView, findPost, listPosts } from "../post.repository.ts";
import { findTeamSetOfVersion, listChanges } from "../version.repository.ts";
import { findExperts } from "../record.repository.ts";

const CACHE = "private, no-cache";
const reply = (fields: object) => ({
  content: JSON.stringify(fields),
  reply: { status: "success", message: "", ...fields },
});

export const listExpertPosts = handle(contract.experts.listPosts, ({ deps, params }) => {
  const { db } = deps.database;
  const body = deps.payloads.get(postsKey("teams", params.matchId), async () => {
    const { posts, authors } = await listPosts(db, params.matchId);
    return reply({ data: posts, expertData: await findExperts(db, authors) });
  });
  return prebuilt(body, CACHE);
});

export const getExpertPost = handle(contract.experts.getPost, ({ deps, params }) => {
  const { db } = deps.database;
  const body = deps.payloads.get(`expert-post:${params.id}`, async () => {
    const post = await findPost(db, params.id);
    const set = post && (await findTeamSet(db, post.teamSetId));
    if (!post || !set) return null;
    return reply({
      data: {
        ...post.post,
        predictionData: post.strategy,
        version: post.version,
        changes: await listChanges(db, params.id),
      },
      expertData: await findExperts(db, [post.accountId]),
      teamData: packTeams(set),
    });
  });
  return prebuilt(body, CACHE);
});

export const listTeamsOfPost = handle(contract.experts.listTeams, async ({ db, params, query }) => {
  const post = await findPost(db, params.id);
  if (post === null) return refused("not_found");
  const { version = post.version } = query;
  const teamSetId =
    version === post.version ? post.teamSetId : await findTeamSetOfVersion(db, params.id, version);
  const set = teamSetId && (await findTeamSet(db, teamSetId));
  const match = await findMatch(db, post.post.matchId);
  if (!set || !match) return refused("not_found");
  const data = teamsInRange(set, rangeOfPage(query.page, query.size), match.shown);
  return done("", { data, totalPages: pagesOf(set.count, query.size) });
});

export const viewExpertPost = handle(contract.experts.viewPost, async ({ db, params, session }) => {
  const numberOfViews = await countView(db, params.id, session.accountId);
  return numberOfViews === null ? refused("not_found") : done("", { numberOfViews });
});

import { contract } from "@teamwright/contract";
import { teamKey } from "@teamwright/engine/team-set";
import type { TeamColumns } from "@teamwright/engine/team-set";
import type { Db } from "#db/database.ts";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { announcePosts, postsKey } from "../announce-posts.ts";
import { findMatchBeforeStart } from "#modules/matches/public.ts";
import { checkTeams, findTeamSet, insertTeamSet, refuseTeams } from "#modules/posted-teams/public.ts";
import { isPostedApp } from "../posted-app.ts";
import { findPostAuthor } from "../post.repository.ts";
import { editPost, lockPost } from "../version.repository.ts";
import type { PostEdit, PostRow } from "../version.repository.ts";

const NO_TEAMS = { teamsAdded: 0, teamsRemoved: 0 };

const keysOf = (teams: TeamColumns): Set<string> =>
  new Set(Array.from({ length: teams.count }, (_, row) => teamKey(teams, row)));

/** How many teams the edit added, and how many it removed. */
function countChanges(before: TeamColumns, after: TeamColumns) {
  const [old, now] = [keysOf(before), keysOf(after)];
  const onlyIn = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].filter((key) => !other.has(key)).length;
  return { teamsAdded: onlyIn(now, old), teamsRemoved: onlyIn(old, now) };
}

const teamsOf = async (db: Db, post: PostRow): Promise<TeamColumns> => {
  const teams = await findTeamSet(db, post.teamSetId);
  if (teams === null) throw new Error(`the teams of the post ${post.id} are gone`);
  return teams;
};

export const updatePost = handle(contract.experts.updatePost, async (context) => {
  const { db, body, params, deps } = context;
  const { fantasyApp, tossData, teamUse, teamData } = body;
  if (!isPostedApp(deps.fantasyApps, fantasyApp))
    return refused("invalid_input", { field: "fantasyApp", message: "replies.selectFantasyApp" });
  const author = await findPostAuthor(db, params.id);
  // The match before the post, as a withdrawal: two calls do not deadlock.
  const match = author && (await findMatchBeforeStart(db, author.matchId));
  const before = await lockPost(db, params.id);
  if (match === null || before === null) return refused("not_found");
  if (body.version !== undefined && body.version !== before.version) return refused("conflict");
  if (!match.ok) return refused(match.error);
  const teams = teamData && checkTeams(match.value, teamData, { handMade: before.typeOfTeams === "human" });
  if (teams && !teams.ok) return refuseTeams(teams.error);
  const counts = teams ? countChanges(await teamsOf(db, before), teams.value) : NO_TEAMS;
  const edit: PostEdit = { fantasyApp, tossData, teamUse };
  if (teams && counts.teamsAdded + counts.teamsRemoved > 0)
    edit.teams = {
      teamSetId: await insertTeamSet(db, before.matchId, teams.value),
      numberOfTeams: teams.value.count,
      strategy: body.predictionData ?? null,
    };
  const same =
    !edit.teams &&
    before.fantasyApp === fantasyApp &&
    before.tossData === tossData &&
    before.teamUse === teamUse;
  const version = same ? before.version : await editPost(db, before, edit, counts);
  if (!same)
    announcePosts(context, match.value, [postsKey("teams", match.value.id), `expert-post:${before.id}`]);
  return done("replies.expertPostUpdated", { data: { version } });
});

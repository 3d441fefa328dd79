import { contract } from "@teamwright/contract";
import type { BodyOf } from "@teamwright/contract";
import {
  concatTeams,
  countIn,
  maskOf,
  renumberTeams,
  rowsNotIn,
  selectTeams,
  teamKey,
} from "@teamwright/engine/team-set";
import type { TeamColumns } from "@teamwright/engine/team-set";
import { done, refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { handlePrepared, isRefused } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { findMatch, findMatchBeforeStart } from "#modules/matches/public.ts";
import { checkTeams, deleteTeamSets, insertTeamSet, refuseTeams } from "#modules/posted-teams/public.ts";
import { announcePosts, notifyMembers } from "../announce-posts.ts";
import { listMembers, lockGroup } from "../group.repository.ts";
import { findPost, insertPost, listShares, repairPost } from "../post.repository.ts";
import { refuseRanges } from "../refuse-post.ts";
import { postWithTeams } from "../with-teams.ts";

type TeamsBody = Pick<BodyOf<typeof contract.groups.post>, "matchId" | "teamData">;

/** Checks the teams before the transaction: thousands of them take longer than a transaction should. */
async function checkGiven(
  { database }: Deps,
  { matchId, teamData }: TeamsBody,
  before?: TeamColumns,
): Promise<TeamColumns | RefusedAnswer> {
  const match = await findMatch(database.db, matchId);
  if (!match) return refused("invalid_input", { field: "matchId" });
  const checked = checkTeams(match.shown, teamData, before && { before });
  return checked.ok ? checked.value : refuseTeams(checked.error);
}

export const postGroupTeams = handlePrepared(
  contract.groups.post,
  ({ body, deps }) => checkGiven(deps, body),
  async (context, teams: TeamColumns) => {
    const { body, session, db } = context;
    const { groupId, matchId, numberOfTeams, seed, balanced } = body;
    if (teams.sport !== body.sportIndex) return refused("invalid_input", { field: "sportIndex" });
    if (teams.count < numberOfTeams) return refused("invalid_input", { field: "numberOfTeams" });
    await lockGroup(db, groupId);
    const match = await findMatchBeforeStart(db, matchId);
    if (!match.ok) return refused(match.error);
    const members = await listMembers(db, groupId);
    const refusal = refuseRanges(members, body.primeUserData, numberOfTeams, seed);
    if (refusal) return refusal;
    const teamSetId = await insertTeamSet(db, matchId, teams);
    const post = { groupId, matchId, teamSetId, numberOfTeams, seed: seed ?? null, balanced };
    const postId = await insertPost(db, post, body.primeUserData);
    if (postId === null) return refused("group_teams_posted");
    await writeAudit(db, {
      actorId: session.accountId,
      action: "group.post",
      details: { group: groupId, match: matchId, teams: numberOfTeams, members: body.primeUserData.length },
    });
    announcePosts(context, matchId, match.value.sport);
    const phones = body.primeUserData.map(({ phoneNumber }) => phoneNumber);
    await notifyMembers(context, { groupId, key: postId, change: "posted" }, match.value, phones);
    return done("replies.groupTeamsPosted", {});
  },
);

/** Numbers of the teams that differ. */
function changedNumbers(before: TeamColumns, after: TeamColumns): number[] {
  const numbers: number[] = [];
  for (let row = 0; row < after.count; row++)
    if (teamKey(before, row) !== teamKey(after, row)) numbers.push(row + 1);
  return numbers;
}

/** Teams that nobody has: without those that hold a player who is out, or that the repair gave to somebody. */
function spareAfterRepair(before: TeamColumns, teams: TeamColumns, out: readonly number[]): TeamColumns {
  const players = maskOf(out);
  const free = rowsNotIn(before, [teams]).filter(
    (row) => row >= teams.count && countIn(before, row, players) === 0,
  );
  return selectTeams(before, free);
}

export const repairGroupTeams = handlePrepared(
  contract.groups.repair,
  async ({ body, deps }) => {
    const { post, teams: before } = await postWithTeams(deps.database.db, body);
    if (post === null || before === null) return refused("no_group_teams");
    const teams = await checkGiven(deps, body, before);
    return isRefused(teams) ? teams : { teams, before, setId: post.teamSetId };
  },
  async (context, { teams, before, setId }) => {
    const { body, session, db } = context;
    await lockGroup(db, body.groupId);
    const match = await findMatchBeforeStart(db, body.matchId);
    if (!match.ok) return refused(match.error);
    const post = await findPost(db, body.groupId, body.matchId);
    if (post?.teamSetId !== setId) return refused("conflict");
    if (teams.count !== post.numberOfTeams) return refused("invalid_input", { field: "teamData" });
    const fresh = changedNumbers(before, teams);
    const spare = spareAfterRepair(before, teams, body.out);
    const storedTeams = renumberTeams(concatTeams(teams.sport, [teams, spare]));
    const teamSetId = await insertTeamSet(db, body.matchId, storedTeams);
    const changedTeams = [...new Set([...post.changedTeams, ...fresh])].toSorted((a, b) => a - b);
    const outPlayers = [...new Set([...post.outPlayers, ...body.out])];
    await repairPost(db, post.id, { teamSetId, changedTeams, outPlayers });
    await deleteTeamSets(db, [setId]);
    await writeAudit(db, {
      actorId: session.accountId,
      action: "group.repair",
      details: { group: body.groupId, match: body.matchId, changed: fresh.length, out: body.out },
    });
    announcePosts(context, body.matchId, match.value.sport);
    const phones = (await listShares(db, post))
      .filter(({ left, right }) => fresh.some((number) => left <= number && number <= right))
      .map(({ phone }) => phone);
    const change = { groupId: body.groupId, key: teamSetId, change: "repaired" } as const;
    await notifyMembers(context, change, match.value, phones);
    return done("replies.groupTeamsRepaired", { changed: fresh.length });
  },
);

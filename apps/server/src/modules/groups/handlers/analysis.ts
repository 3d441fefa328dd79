import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { findMatch } from "#modules/matches/public.ts";
import { findTeamSet, teamsInRange } from "#modules/posted-teams/public.ts";
import { findGroupOfOwner, listMembers } from "../group.repository.ts";
import { findPost, listShares } from "../post.repository.ts";

/** The posted teams of an owner's group for the report. Who left keeps the range, without a plan that serves. */
export const groupAnalysis = handle(
  contract.groups.analysis,
  async ({ body, db }) => {
    const group = await findGroupOfOwner(db, body.ownerPhoneNumber);
    const post = group && (await findPost(db, group.id, body.matchId));
    const match = post && (await findMatch(db, body.matchId));
    const teams = post && (await findTeamSet(db, post.teamSetId));
    if (!match || !teams) return refused("no_group_teams");
    const [shares, members] = await Promise.all([listShares(db, post), listMembers(db, group.id)]);
    const active = new Set(members.filter(({ activePlan }) => activePlan).map(({ phone }) => phone));
    return done("", {
      data: {
        teamData: teamsInRange(teams, { left: 1, right: post.numberOfTeams }, match.shown),
        primeUserData: shares.map(({ phone, nickName, left, right, ...times }) => ({
          phoneNumber: phone,
          name: nickName,
          left,
          right,
          activePlan: active.has(phone),
          openedAt: times.openedAt?.toISOString() ?? null,
          transferredAt: times.transferredAt?.toISOString() ?? null,
          remindedAt: times.remindedAt?.toISOString() ?? null,
        })),
        postedAt: post.createdAt.toISOString(),
        version: null,
        seed: post.seed,
        balanced: post.balanced,
      },
    });
  },
  { transaction: false },
);

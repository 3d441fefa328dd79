import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { findTeamSet, teamsInRange } from "#modules/posted-teams/public.ts";
import { findPost, listAllocations } from "../post.repository.ts";
import { postedView } from "../posted-view.ts";

/** All posted teams with the ranges of their users, for the prime admin. */
export const primeAnalysis = handle(contract.prime.analysis, async ({ deps, db, params }) => {
  const view = await postedView(deps, params.match);
  const set = view && (await findTeamSet(db, view.post.teamSetId));
  if (!view || !set) return refused("no_prime_teams");
  const { post, match } = view;
  const teamData = teamsInRange(set, { left: 1, right: post.numberOfTeams }, match);
  const users = await listAllocations(db, post.id);
  return done("", {
    data: {
      teamData,
      primeUserData: users.map(({ phone, name, left, right, activePlan, ...times }) => ({
        phoneNumber: phone,
        name,
        left,
        right,
        activePlan,
        openedAt: times.openedAt?.toISOString() ?? null,
        transferredAt: times.transferredAt?.toISOString() ?? null,
        remindedAt: times.remindedAt?.toISOString() ?? null,
      })),
      postedAt: post.createdAt.toISOString(),
      version: post.version,
      seed: post.seed,
      balanced: post.balanced,
    },
  });
});

export const primeNumber = handle(contract.prime.findNumber, async ({ db, params }) => {
  const post = await findPost(db, params.match);
  if (!post) return refused("no_prime_teams");
  const { teamNumber } = params;
  const users = await listAllocations(db, post.id);
  const owner = users.find(({ left, right }) => left <= teamNumber && teamNumber <= right);
  return owner ? done("", { phoneNumber: owner.phone }) : refused("no_such_prime_team");
});

import { contract, MAX_FOLLOWED } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { lockAccount } from "#modules/accounts/public.ts";
import { countFollowed, follow, isExpert, listFollowed, unfollow } from "../follow.repository.ts";

export const listFollowedExperts = handle(contract.notices.following, async ({ db, session }) =>
  done("", { data: await listFollowed(db, session.accountId) }),
);

export const followExpert = handle(contract.notices.follow, async ({ db, params, session }) => {
  if (!(await isExpert(db, params.id))) return refused("not_found");
  // Calls of one account run one after another, so that the count is correct.
  if (!(await lockAccount(db, session.accountId))) return refused("not_logged_in");
  if ((await countFollowed(db, session.accountId)) >= MAX_FOLLOWED)
    return refused("invalid_input", { field: "id" });
  await follow(db, session.accountId, params.id);
  return done("", {});
});

export const unfollowExpert = handle(contract.notices.unfollow, async ({ db, params, session }) => {
  await unfollow(db, session.accountId, params.id);
  return done("", {});
});

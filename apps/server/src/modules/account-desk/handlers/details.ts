import { contract } from "@teamwright/contract";
import type { Db } from "#db/database.ts";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { countNewDevices, LOGIN_LIMIT, countOtherLiveDevices } from "#modules/auth/public.ts";
import { findGroupOfOwner } from "#modules/groups/public.ts";
import { findAccountWithPlans, findRemovedPlan, indianDay } from "#modules/plans/public.ts";
import { findAccount } from "#modules/accounts/public.ts";

export const details = handle(contract.accounts.details, async ({ body, session, db }) => {
  const accountWithPlans = await findAccountWithPlans(db, { phone: body.phoneNumber });
  if (!accountWithPlans) return refused("user_not_found");
  const { account, plans } = accountWithPlans;
  const viewer = await findAccount(db, session.accountId);
  if (viewer?.createdBy === account.id || (account.role === "admin" && session.role !== "admin"))
    return refused("cannot_see_creator");
  const group = await findGroupOfOwner(db, account.phone);
  return done("", {
    data: {
      phoneNumber: account.phone,
      userId: account.id,
      name: account.name,
      email: account.email,
      user_role: account.role,
      activePlan: plans.plan.current !== null,
      accountBlocked: account.blocked,
      current_plan: plans.plan.current,
      previous_plans: plans.plan.previous,
      removed_plan: asTerm(await findRemovedPlan(db, account.id, "plan")),
      prime_user: account.primeUser,
      prime_plan: account.primeUser && plans.prime.current !== null,
      current_prime_plan: plans.prime.current,
      previous_prime_plans: plans.prime.previous,
      removed_prime_plan: asTerm(await findRemovedPlan(db, account.id, "prime")),
      group_owner_access: account.groupAdmin,
      group_info: group && { groupId: group.id, groupName: group.name },
      expert: account.expert,
      prime_admin: account.primeAdmin,
      raised_team_limit: account.raisedTeamLimit,
      long_retention: account.longRetention,
      open_booking: account.openBooking,
      login_limit: await loginLimitOf(db, account.id),
    },
  });
});

const asTerm = (term: Awaited<ReturnType<typeof findRemovedPlan>>) =>
  term && {
    duration: term.duration,
    start_date: indianDay(term.startDate),
    end_date: indianDay(term.endDate),
  };

async function loginLimitOf(db: Db, accountId: string) {
  const newDevices = await countNewDevices(db, accountId);
  const devices = await countOtherLiveDevices(db, accountId, null);
  const isLimitReached = newDevices >= LOGIN_LIMIT.newDevices || devices >= LOGIN_LIMIT.devicesAtOnce;
  return { new_devices: newDevices, devices, reached: isLimitReached };
}

import { contract } from "@teamwright/contract";
import type { Db } from "../../db/database.ts";
import { done, refused } from "../../http/answer.ts";
import { handle } from "../../http/handler.ts";
import { findAccount } from "../../records/account.repository.ts";
import { findAccountWithPlans } from "../../records/account-plans.repository.ts";
import { countNewDevices, LOGIN_LIMIT } from "../../records/device.repository.ts";
import { countOtherLiveDevices } from "../../records/session.repository.ts";

export const details = handle(contract.auth.details, async ({ body, session, db }) => {
  const found = await findAccountWithPlans(db, { phone: body.phoneNumber });
  if (!found) return refused("user_not_found");
  const { account, plans } = found;
  const viewer = await findAccount(db, session.accountId);
  if (viewer?.createdBy === account.id || (account.role === "admin" && session.role !== "admin"))
    return refused("cannot_see_creator");
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
      prime_user: account.primeUser,
      prime_plan: account.primeUser && plans.prime.current !== null,
      current_prime_plan: plans.prime.current,
      previous_prime_plans: plans.prime.previous,
      group_owner_access: account.groupAdmin,
      group_info: null,
      expert: account.expert,
      prime_admin: account.primeAdmin,
      raised_team_limit: account.raisedTeamLimit,
      long_retention: account.longRetention,
      open_booking: account.openBooking,
      login_limit: await loginLimitOf(db, account.id),
    },
  });
});

async function loginLimitOf(db: Db, accountId: string) {
  const newDevices = await countNewDevices(db, accountId);
  const devices = await countOtherLiveDevices(db, accountId, null);
  const reached = newDevices >= LOGIN_LIMIT.newDevices || devices >= LOGIN_LIMIT.devicesAtOnce;
  return { new_devices: newDevices, devices, reached };
}

import { TEAM_LIMIT } from "@teamwright/domain";
import { contract } from "@teamwright/contract";
import type { ReplyInputOf } from "@teamwright/contract";
import type { Db } from "#db/database.ts";
import { keptReply } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { powersOf } from "#modules/accounts/public.ts";
import { groupsOfPhone } from "#modules/groups/public.ts";
import { findAccountWithPlans } from "#modules/plans/public.ts";

/**
 * The most teams of one generation and days of cached match data, by the account's flags. Source: decisions, section 3.
 */
const RETENTION_DAYS = { usual: 2, long: 7 } as const;

/** Every open app requests this often, so a reply is kept for seconds; a change of the account or a new day ends it. */
export const status = handle(contract.plans.status, ({ params, deps }) =>
  keptReply(deps.accountReplies.get(params.id, () => build(deps.database.db, params.id))),
);

async function build(db: Db, accountId: string) {
  const accountWithPlans = await findAccountWithPlans(db, { id: accountId });
  if (!accountWithPlans) return null;
  const { account, plans, secondsOfDay } = accountWithPlans;
  const data: ReplyInputOf<typeof contract.plans.status>["data"] = {
    login: true,
    plan: powersOf(account, { hasPlan: plans.plan.current !== null, hasPrimePlan: false }).has("plan"),
    name: account.name,
    user_role: account.role,
    email: account.email,
    phoneNumber: account.phone,
    current_plan: plans.plan.current,
    previous_plans: plans.plan.previous,
    prime_user: account.primeUser,
    prime_plan: account.primeUser && plans.prime.current !== null,
    current_prime_plan: plans.prime.current,
    previous_prime_plans: plans.prime.previous,
    group_admin: account.groupAdmin,
    group_data: await groupsOfPhone(db, account.phone),
    prime_admin: account.primeAdmin,
    expert: account.expert,
    open_booking: account.openBooking,
    team_limit: account.raisedTeamLimit ? TEAM_LIMIT.raised : TEAM_LIMIT.normal,
    quick_team_limit: account.raisedTeamLimit ? TEAM_LIMIT.raised : TEAM_LIMIT.quick,
    retention_days: account.longRetention ? RETENTION_DAYS.long : RETENTION_DAYS.usual,
  };
  return { reply: { status: "success", message: "", data }, validSeconds: secondsOfDay };
}

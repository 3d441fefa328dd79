import { contract } from "@teamwright/contract";
import { done, refused } from "../../../http/answer.ts";
import type { Done, Refused } from "../../../http/answer.ts";
import type { Scope } from "../../../http/deps.ts";
import { handle } from "../../../http/handler.ts";
import type { Session } from "../../../http/session.ts";
import { accountChanged } from "../../../ports/event-bus.ts";
import { lockTarget } from "../../accounts/public.ts";
import { writeAudit } from "../../audit/public.ts";
import { addNotify } from "../../statistics/public.ts";
import { addDays, LONGEST_TERM, removePlan } from "../plan.repository.ts";
import type { PlanKind } from "../plan.repository.ts";

type Reply = Promise<Done<Record<never, never>> | Refused>;

const names = { plan: "plan", prime: "primePlan" } as const;

async function give(
  scope: Scope,
  session: Session,
  { userId, kind, days }: { readonly userId: string; readonly kind: PlanKind; readonly days: number },
): Reply {
  const { db, deps } = scope;
  const target = await lockTarget(db, session, userId, { self: true, groupOwner: true });
  if (!target.ok) return refused(target.error);
  if (kind === "prime" && !target.value.primeUser) return refused("not_prime_user");
  if (!(await addDays(db, userId, kind, days)))
    return refused("invalid_input", {
      field: "duration",
      message: "replies.planTooLong",
      values: { most: LONGEST_TERM },
    });
  if (kind === "plan")
    await addNotify(db, { superuserId: session.accountId, userId, duration: days, type: "plan add" });
  await writeAudit(db, {
    actorId: session.accountId,
    subjectId: userId,
    action: `${names[kind]}.add`,
    details: { days },
  });
  scope.afterCommit(() => deps.bus.tell(accountChanged(userId)));
  return done(kind === "plan" ? "replies.planAdded" : "replies.primePlanAdded", {});
}

async function take(scope: Scope, session: Session, userId: string, kind: PlanKind): Reply {
  const { db, deps } = scope;
  const target = await lockTarget(db, session, userId, { self: true, groupOwner: true });
  if (!target.ok) return refused(target.error);
  if (!(await removePlan(db, userId, kind))) return refused("no_such_plan");
  await writeAudit(db, { actorId: session.accountId, subjectId: userId, action: `${names[kind]}.remove` });
  scope.afterCommit(() => deps.bus.tell(accountChanged(userId)));
  return done(kind === "plan" ? "replies.planRemoved" : "replies.primePlanRemoved", {});
}

export const addPlan = handle(contract.plans.add, async (context) =>
  give(context, context.session, {
    userId: context.params.userId,
    kind: "plan",
    days: context.body.duration,
  }),
);
export const removePlanNow = handle(contract.plans.remove, async (context) =>
  take(context, context.session, context.params.userId, "plan"),
);
export const addPrimePlan = handle(contract.plans.addPrime, async (context) =>
  give(context, context.session, {
    userId: context.params.userId,
    kind: "prime",
    days: context.body.duration,
  }),
);
export const removePrimePlanNow = handle(contract.plans.removePrime, async (context) =>
  take(context, context.session, context.params.userId, "prime"),
);

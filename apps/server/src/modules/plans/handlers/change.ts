import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import type { Done, RefusedAnswer } from "#http/answer.ts";
import type { Scope } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import type { Session } from "#http/session.ts";
import { accountChanged } from "#ports/event-bus.ts";
import { lockTarget } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { auditNames, givePlan } from "../give-plan.ts";
import { removePlan, restorePlan } from "../plan.repository.ts";
import type { PlanKind } from "../plan.repository.ts";

type PlanChangeAnswer = Promise<Done<Record<never, never>> | RefusedAnswer>;

async function take(scope: Scope, session: Session, userId: string, kind: PlanKind): PlanChangeAnswer {
  const { db, deps } = scope;
  const target = await lockTarget(db, session, userId, { self: true, groupOwner: true });
  if (!target.ok) return refused(target.error);
  if (!(await removePlan(db, userId, kind))) return refused("no_such_plan");
  await writeAudit(db, {
    actorId: session.accountId,
    subjectId: userId,
    action: `${auditNames[kind]}.remove`,
  });
  scope.afterCommit(() => deps.bus.tell(accountChanged(userId)));
  return done(kind === "plan" ? "replies.planRemoved" : "replies.primePlanRemoved", {});
}

async function restore(scope: Scope, session: Session, userId: string, kind: PlanKind): PlanChangeAnswer {
  const { db, deps } = scope;
  const target = await lockTarget(db, session, userId, { self: true, groupOwner: true });
  if (!target.ok) return refused(target.error);
  if (!(await restorePlan(db, userId, kind)))
    return refused("no_such_plan", { message: "replies.noPlanToRestore" });
  await writeAudit(db, {
    actorId: session.accountId,
    subjectId: userId,
    action: `${auditNames[kind]}.restore`,
  });
  scope.afterCommit(() => deps.bus.tell(accountChanged(userId)));
  return done("replies.planRestored", {});
}

export const addPlan = handle(contract.plans.add, async (context) =>
  givePlan(context, context.session, {
    userId: context.params.userId,
    kind: "plan",
    days: context.body.duration,
  }),
);
export const removePlanNow = handle(contract.plans.remove, async (context) =>
  take(context, context.session, context.params.userId, "plan"),
);
export const addPrimePlan = handle(contract.plans.addPrime, async (context) =>
  givePlan(context, context.session, {
    userId: context.params.userId,
    kind: "prime",
    days: context.body.duration,
  }),
);
export const removePrimePlanNow = handle(contract.plans.removePrime, async (context) =>
  take(context, context.session, context.params.userId, "prime"),
);
export const restorePlanNow = handle(contract.plans.restore, async (context) =>
  restore(context, context.session, context.params.userId, "plan"),
);
export const restorePrimePlanNow = handle(contract.plans.restorePrime, async (context) =>
  restore(context, context.session, context.params.userId, "prime"),
);

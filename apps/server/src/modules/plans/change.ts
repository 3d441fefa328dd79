import { contract } from "@teamwright/contract";
import { messages } from "@teamwright/domain";
import { done, refused } from "../../http/answer.ts";
import type { Done, Refused } from "../../http/answer.ts";
import type { Scope } from "../../http/deps.ts";
import { handle } from "../../http/handler.ts";
import { writeAudit } from "../../records/audit.repository.ts";
import { addNotify } from "../../records/notify.repository.ts";
import { addDays, removePlan } from "../../records/plan.repository.ts";
import type { PlanKind } from "../../records/plan.repository.ts";
import type { Session } from "../../records/session-store.ts";
import { lockTarget } from "../../records/target.ts";

type Reply = Promise<Done<Record<never, never>> | Refused>;

const names = { plan: "plan", prime: "primePlan" } as const;

async function give(scope: Scope, session: Session, userId: string, kind: PlanKind, days: number): Reply {
  const { db, deps } = scope;
  const target = await lockTarget(db, session, userId, { self: true });
  if (!target.ok) return refused(target.error);
  if (kind === "prime" && !target.value.primeUser) return refused("not_prime_user");
  await addDays(db, userId, kind, days);
  if (kind === "plan")
    await addNotify(db, { superuserId: session.accountId, userId, duration: days, type: "plan add" });
  await writeAudit(db, {
    actorId: session.accountId,
    subjectId: userId,
    action: `${names[kind]}.add`,
    details: { days },
  });
  scope.afterCommit(() => deps.bus.tell({ kind: "account", accountId: userId }));
  return done(kind === "plan" ? messages.admin.planAdded : messages.admin.primePlanAdded, {});
}

async function take(scope: Scope, session: Session, userId: string, kind: PlanKind): Reply {
  const { db, deps } = scope;
  const target = await lockTarget(db, session, userId, { self: true });
  if (!target.ok) return refused(target.error);
  if (!(await removePlan(db, userId, kind))) return refused("no_such_plan");
  await writeAudit(db, { actorId: session.accountId, subjectId: userId, action: `${names[kind]}.remove` });
  scope.afterCommit(() => deps.bus.tell({ kind: "account", accountId: userId }));
  return done(kind === "plan" ? messages.admin.planRemoved : messages.admin.primePlanRemoved, {});
}

export const addPlan = handle(contract.plan.add, async (context) =>
  give(context, context.session, context.params.userId, "plan", context.body.duration),
);
export const removePlanNow = handle(contract.plan.remove, async (context) =>
  take(context, context.session, context.params.userId, "plan"),
);
export const addPrimePlan = handle(contract.primePlan.add, async (context) =>
  give(context, context.session, context.params.userId, "prime", context.body.duration),
);
export const removePrimePlanNow = handle(contract.primePlan.remove, async (context) =>
  take(context, context.session, context.params.userId, "prime"),
);

import { done, refused } from "#http/answer.ts";
import type { Done, RefusedAnswer } from "#http/answer.ts";
import type { Scope } from "#http/deps.ts";
import type { Session } from "#http/session.ts";
import { accountChanged } from "#ports/event-bus.ts";
import { lockTarget } from "../accounts/public.ts";
import { writeAudit } from "../audit/public.ts";
import { addNotify } from "../statistics/public.ts";
import { addDays, MAX_TERM_DAYS } from "./plan.repository.ts";
import type { PlanKind } from "./plan.repository.ts";

/** The resource of each kind in the audit log. */
export const auditNames = { plan: "plan", prime: "primePlan" } as const;

/** Adds days to an account's plan, or says why not; a refusal has changed nothing. */
export async function givePlan(
  scope: Scope,
  session: Session,
  { userId, kind, days }: { readonly userId: string; readonly kind: PlanKind; readonly days: number },
): Promise<Done<Record<never, never>> | RefusedAnswer> {
  const { db, deps } = scope;
  const target = await lockTarget(db, session, userId, { self: true, groupOwner: true });
  if (!target.ok) return refused(target.error);
  if (kind === "prime" && !target.value.primeUser) return refused("not_prime_user");
  if (!(await addDays(db, userId, kind, days)))
    return refused("invalid_input", {
      field: "duration",
      message: "replies.planTooLong",
      values: { most: MAX_TERM_DAYS },
    });
  if (kind === "plan")
    await addNotify(db, { superuserId: session.accountId, userId, duration: days, type: "plan add" });
  await writeAudit(db, {
    actorId: session.accountId,
    subjectId: userId,
    action: `${auditNames[kind]}.add`,
    details: { days },
  });
  scope.afterCommit(() => deps.bus.tell(accountChanged(userId)));
  return done(kind === "plan" ? "replies.planAdded" : "replies.primePlanAdded", {});
}

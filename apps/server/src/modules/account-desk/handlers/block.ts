import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { accountChanged } from "#ports/event-bus.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { clearDeviceHistory, forgiveAccount, endSessions } from "#modules/auth/public.ts";
import { updateAccount, lockTarget } from "#modules/accounts/public.ts";

export const block = handle(contract.accounts.block, async ({ params, session, db, deps, afterCommit }) => {
  const target = await lockTarget(db, session, params.userId, { self: false, change: { blocked: true } });
  if (!target.ok) return refused(target.error);
  await updateAccount(db, params.userId, { blocked: true });
  await endSessions(db, params.userId);
  await writeAudit(db, { actorId: session.accountId, subjectId: params.userId, action: "account.block" });
  afterCommit(() => deps.bus.tell(accountChanged(params.userId, "replies.accountBlocked")));
  return done("replies.userBlocked", {});
});

export const unblock = handle(
  contract.accounts.unblock,
  async ({ params, session, db, deps, afterCommit }) => {
    const target = await lockTarget(db, session, params.userId, { self: false });
    if (!target.ok) return refused(target.error);
    await updateAccount(db, params.userId, { blocked: false });
    await writeAudit(db, { actorId: session.accountId, subjectId: params.userId, action: "account.unblock" });
    afterCommit(() => deps.bus.tell(accountChanged(params.userId)));
    return done("replies.userUnblocked", {});
  },
);

/** Also removes the delays after failed sign-ins, because the user who asks for this cannot sign in. */
export const removeLimit = handle(
  contract.accounts.removeLimit,
  async ({ params, session, db, deps, afterCommit }) => {
    const target = await lockTarget(db, session, params.userId, { self: true });
    if (!target.ok) return refused(target.error);
    await clearDeviceHistory(db, params.userId);
    await endSessions(db, params.userId);
    await forgiveAccount(db, target.value);
    await writeAudit(db, {
      actorId: session.accountId,
      subjectId: params.userId,
      action: "account.removeLimit",
    });
    afterCommit(() => deps.bus.tell(accountChanged(params.userId)));
    return done("replies.loginLimitRemoved", {});
  },
);

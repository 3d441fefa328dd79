import { contract } from "@teamwright/contract";
import { messages } from "@teamwright/domain";
import { done, refused } from "../../http/answer.ts";
import { handle } from "../../http/handler.ts";
import { updateAccount } from "../../records/account.repository.ts";
import { writeAudit } from "../../records/audit.repository.ts";
import { clearDeviceHistory } from "../../records/device.repository.ts";
import { forgiveAccount } from "../../records/login-guard.repository.ts";
import { endSessions } from "../../records/session.repository.ts";
import { lockTarget } from "../../records/target.ts";

export const block = handle(contract.auth.block, async ({ params, session, db, deps, afterCommit }) => {
  const target = await lockTarget(db, session, params.userId, { self: false });
  if (!target.ok) return refused(target.error);
  await updateAccount(db, params.userId, { blocked: true });
  await endSessions(db, params.userId);
  await writeAudit(db, { actorId: session.accountId, subjectId: params.userId, action: "account.block" });
  afterCommit(() => deps.bus.tell({ kind: "account", accountId: params.userId }));
  return done(messages.admin.userBlocked, {});
});

export const unblock = handle(contract.auth.unblock, async ({ params, session, db, deps, afterCommit }) => {
  const target = await lockTarget(db, session, params.userId, { self: false });
  if (!target.ok) return refused(target.error);
  await updateAccount(db, params.userId, { blocked: false });
  await writeAudit(db, { actorId: session.accountId, subjectId: params.userId, action: "account.unblock" });
  afterCommit(() => deps.bus.tell({ kind: "account", accountId: params.userId }));
  return done(messages.admin.userUnblocked, {});
});

/** Also lifts the waits after failed sign-ins: who asks for this cannot get in. */
export const removeLimit = handle(
  contract.auth.removeLimit,
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
    afterCommit(() => deps.bus.tell({ kind: "account", accountId: params.userId }));
    return done(messages.admin.loginLimitRemoved, {});
  },
);

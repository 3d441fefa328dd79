import { contract } from "@teamwright/contract";
import { messages } from "@teamwright/domain";
import { isStaff, refusePassword } from "../../crypto/password-rules.ts";
import { hashToken, newToken } from "../../crypto/tokens.ts";
import { done, refused } from "../../http/answer.ts";
import { handlePrepared } from "../../http/handler.ts";
import { findAccount, lockAccount, updateAccount } from "../../records/account.repository.ts";
import { writeAudit } from "../../records/audit.repository.ts";
import { forgiveAttempt, takeAttempt } from "../../records/login-guard.repository.ts";
import { endSessions, rotateSession, SESSION_LIFE } from "../../records/session.repository.ts";

export const changePassword = handlePrepared(
  contract.auth.changePassword,
  async ({ body, session, caller, db, deps }) => {
    const account = await findAccount(db, session.accountId);
    if (!account) return refused("not_found");
    const staff = isStaff(account);
    const refusal = refusePassword(
      body.password,
      { phone: account.phone, staff },
      deps.env.PASSWORD_MIN_LENGTH,
    );
    if (refusal) return refusal;
    if (account.changedPassword) {
      if (body.currentPassword === undefined) return refused("invalid_input", { field: "currentPassword" });
      const keys = [`address:${caller.address}`, `device:${account.id}:${session.deviceId ?? ""}`] as const;
      const wait = await db.transaction((tx) => takeAttempt(tx, keys));
      if (wait > 0)
        return refused("too_many_requests", {
          retryAfter: wait,
          message: messages.generic.tooManyRequests(wait),
        });
      if (!(await deps.passwords.verify(account.passwordHash, body.currentPassword)))
        return refused("wrong_phone_or_password");
      await db.transaction((tx) => forgiveAttempt(tx, keys));
    }
    if (await deps.passwords.verify(account.passwordHash, body.password)) return refused("same_password");
    return { before: account.passwordHash, after: await deps.passwords.hash(body.password), staff };
  },
  async ({ body, session, caller, db, deps, afterCommit }, password) => {
    const account = await lockAccount(db, session.accountId);
    if (account?.passwordHash !== password.before) return refused("conflict");
    const { name, email } = body;
    await updateAccount(db, account.id, { name, email, passwordHash: password.after, changedPassword: true });
    await endSessions(db, account.id, session.id);
    const token = newToken();
    await rotateSession(db, session.id, hashToken(token));
    await writeAudit(db, { actorId: account.id, subjectId: account.id, action: "auth.changePassword" });
    afterCommit(() => {
      const { absolute } = password.staff ? SESSION_LIFE.staff : SESSION_LIFE.customer;
      caller.cookies.set("session", token, absolute);
      deps.bus.tell({ kind: "account", accountId: account.id });
    });
    return done(messages.auth.passwordChanged, {});
  },
);

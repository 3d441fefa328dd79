import { contract } from "@teamwright/contract";
import { hashToken, newToken } from "#crypto/tokens.ts";
import { done, refused } from "#http/answer.ts";
import { handlePrepared } from "#http/handler.ts";
import { findAccount, updateAccount, isStaff, refusePassword } from "#modules/accounts/public.ts";
import type { Account } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { deleteApiKeys } from "../api-key.repository.ts";
import { lockOwnAccount } from "../lock-own-account.ts";
import { forgiveOwnAttempt, noteWrong, refuseAttempt, wrongPassword } from "../own-password.ts";
import { tellCredentials } from "../tell-credentials.ts";
import { endSessions, rotateSession, SESSION_LIFE } from "../session.repository.ts";

/**
 * Nobody has changed the password since the new one was checked, and no power that asks for a stronger one, or for another one
 * at the next sign-in, was given.
 */
const isAsChecked = (
  account: Account,
  { before, staff }: { readonly before: Account; readonly staff: boolean },
): boolean =>
  account.passwordHash === before.passwordHash &&
  account.changedPassword === before.changedPassword &&
  isStaff(account) === staff;

export const changePassword = handlePrepared(
  contract.auth.changePassword,
  async ({ body, session, caller, db, deps }) => {
    const account = await findAccount(db, session.accountId);
    if (!account) return refused("not_found");
    const staff = isStaff(account);
    const refusal = await refusePassword(
      body.password,
      { phone: account.phone, staff },
      deps.env.PASSWORD_MIN_LENGTH,
    );
    if (refusal) return refusal;
    const { currentPassword } = body;
    if (account.changedPassword && currentPassword === undefined)
      return refused("invalid_input", { field: "currentPassword" });
    // Each attempt reveals something about a password. The first change also does: whether the new password equals the
    // current one.
    const tooSoon = await refuseAttempt({ deps, session, caller });
    if (tooSoon) return tooSoon;
    const holds = (password: string) => deps.passwords.verify(account.passwordHash, password, caller);
    if (account.changedPassword && !(await holds(currentPassword ?? ""))) {
      await noteWrong({ deps, session, caller });
      return wrongPassword("currentPassword");
    }
    if (await holds(body.password)) return refused("same_password");
    const after = await deps.passwords.hash(body.password, caller);
    await forgiveOwnAttempt({ deps, session, caller });
    return { before: account, after, staff };
  },
  async ({ body, session, caller, db, deps, afterCommit }, password) => {
    const account = await lockOwnAccount(db, session);
    if (!account) return refused("not_logged_in");
    if (!isAsChecked(account, password)) return refused("conflict");
    const { name, email } = body;
    await updateAccount(db, account.id, { name, email, passwordHash: password.after, changedPassword: true });
    await endSessions(db, account.id, session.id);
    await deleteApiKeys(db, account.id);
    // The first password was chosen because it had to be.
    if (account.changedPassword) await tellCredentials({ db, deps, afterCommit }, account.id, "password");
    const token = newToken();
    await rotateSession(db, session.id, hashToken(token));
    await writeAudit(db, { actorId: account.id, subjectId: account.id, action: "auth.changePassword" });
    afterCommit(() => {
      const { absolute } = password.staff ? SESSION_LIFE.staff : SESSION_LIFE.customer;
      caller.cookies.set("session", token, absolute);
      deps.bus.tell({ kind: "account", accountId: account.id });
    });
    return done("replies.passwordChanged", {});
  },
);

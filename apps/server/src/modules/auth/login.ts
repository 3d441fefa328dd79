import { contract } from "@teamwright/contract";
import { messages } from "@teamwright/domain";
import { refused } from "../../http/answer.ts";
import { handle } from "../../http/handler.ts";
import { findAccountByPhone, lockAccount, updateAccount } from "../../records/account.repository.ts";
import { findDevice } from "../../records/device.repository.ts";
import { forgiveAttempt, takeAttempt } from "../../records/login-guard.repository.ts";
import type { GuardKey } from "../../records/login-guard.repository.ts";
import { deviceHashOf, signIn } from "./sign-in.ts";

/**
 * Not one transaction: the attempt is counted whatever comes of it, and the password is hashed with none open.
 * An unknown number costs the same hashing and gets the same words as a wrong password.
 */
export const login = handle(
  contract.auth.login,
  async ({ body, caller, deps, afterCommit }) => {
    const { db } = deps.database;
    const account = await findAccountByPhone(db, body.phoneNumber);
    const deviceHash = deviceHashOf(caller);
    const known = account && deviceHash ? await findDevice(db, account.id, deviceHash) : null;
    const keys: GuardKey[] = [
      `address:${caller.address}`,
      account && known ? `device:${account.id}:${known}` : `account:${body.phoneNumber}`,
    ];
    const wait = await db.transaction((tx) => takeAttempt(tx, keys));
    if (wait > 0)
      return refused("too_many_requests", {
        retryAfter: wait,
        message: messages.generic.tooManyRequests(wait),
      });

    const right = await deps.passwords.verify(account?.passwordHash ?? null, body.password);
    if (!account || !right) return refused("wrong_phone_or_password");
    const rehashed = deps.passwords.needsRehash(account.passwordHash)
      ? await deps.passwords.hash(body.password)
      : null;

    return db.transaction(async (tx) => {
      const current = await lockAccount(tx, account.id);
      // The password was changed while this one was being checked.
      if (current?.passwordHash !== account.passwordHash) return refused("wrong_phone_or_password");
      await forgiveAttempt(tx, keys);
      if (current.blocked) return refused("account_blocked");
      if (rehashed !== null) await updateAccount(tx, current.id, { passwordHash: rehashed });
      return signIn({ db: tx, deps, afterCommit }, current, caller, "password");
    });
  },
  { transaction: false },
);

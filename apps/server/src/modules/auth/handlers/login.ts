import { contract } from "@teamwright/contract";
import { refused, tooManyRequests } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import type { Caller } from "#http/handler.ts";
import { maskPhones } from "#http/observation/logging.ts";
import { maskNetwork } from "#http/admission/network.ts";
import { LOGIN_LIMIT_NAME } from "#http/admission/rate-limits.ts";
import { findAccountByPhone, lockAccount, updateAccount } from "#modules/accounts/public.ts";
import { FAILED_SIGN_IN, writeAudit } from "#modules/audit/public.ts";
import { findDevice } from "../device.repository.ts";
import { forgiveAttempt, takeAttempt } from "../login-guard.repository.ts";
import type { GuardKey } from "../login-guard.repository.ts";
import { deviceHashOf, signIn } from "../sign-in.ts";
import { tellGuesses, tellOpened } from "../tell-guesses.ts";

/** Seconds to wait when this network has signed in too often within a minute. */
async function takeSignIn({ limiter, env }: Deps, network: string): Promise<number> {
  const limit = { max: env.LOGIN_RATE, windowSeconds: 60 };
  return (await limiter.take(`${LOGIN_LIMIT_NAME}:${network}`, limit)).retryAfter;
}

/**
 * Writes a failed sign-in to the audit log: which account and address, masked, because nobody has proved to be their
 * owner. Unknown numbers too, so that both cost the same time.
 */
const noteFailed = ({ database }: Deps, phone: string, network: string): Promise<void> =>
  writeAudit(database.db, {
    actorId: null,
    action: FAILED_SIGN_IN,
    details: { account: maskPhones(phone), address: maskNetwork(network) },
  });

/** Finds the account and counts the attempt. `wait`: the seconds until an attempt is allowed; nothing was counted then. */
async function takeTurn(deps: Deps, phone: string, caller: Caller) {
  const { db } = deps.database;
  const account = await findAccountByPhone(db, phone);
  const deviceHash = deviceHashOf(caller);
  const knownDevice = account && deviceHash ? await findDevice(db, account.id, deviceHash) : null;
  // Attempts by others behind the same address must not lock out an owner who signs in on a known device.
  const keys: GuardKey[] =
    account && knownDevice
      ? [`device:${account.id}:${knownDevice}`]
      : [`address:${caller.network}`, `account:${phone}`];
  const rate = knownDevice ? 0 : await takeSignIn(deps, caller.network);
  const wait = rate > 0 ? rate : await deps.transaction((tx) => takeAttempt(tx, keys));
  return { account, keys, wait };
}

/**
 * Not a single transaction: the attempt is counted whatever its result, and the password is hashed outside a
 * transaction. An unknown number costs the same hashing and gets the same message as a wrong password.
 */
export const login = handle(
  contract.auth.login,
  async ({ body, caller, deps, afterCommit }) => {
    const { account, keys, wait } = await deps.signInTurns(caller, () =>
      takeTurn(deps, body.phoneNumber, caller),
    );
    if (wait > 0) return tooManyRequests(wait);

    const right = await deps.passwords.verify(account?.passwordHash ?? null, body.password, caller);
    if (!account || !right) {
      await noteFailed(deps, body.phoneNumber, caller.network);
      await tellGuesses({ db: deps.database.db, deps, afterCommit }, account?.id, keys);
      return refused("wrong_phone_or_password");
    }
    const newHash = deps.passwords.needsRehash(account.passwordHash)
      ? await deps.passwords.hash(body.password, caller)
      : null;

    return deps.transaction(async (tx) => {
      const current = await lockAccount(tx, account.id);
      // The password was changed while this one was being checked.
      if (current?.passwordHash !== account.passwordHash) return refused("wrong_phone_or_password");
      await tellOpened({ db: tx, deps, afterCommit }, current.id, keys);
      await forgiveAttempt(tx, keys);
      if (current.blocked) return refused("account_blocked");
      if (newHash !== null) await updateAccount(tx, current.id, { passwordHash: newHash });
      return signIn({ db: tx, deps, afterCommit }, current, caller, { way: "password" });
    });
  },
  { transaction: false },
);

import { refused, tooManyRequests } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import type { Caller } from "#http/handler.ts";
import type { Session } from "#http/session.ts";
import { withoutTransaction } from "#ports/job-queue.ts";
import type { Account } from "../accounts/public.ts";
import { forgiveAttempt, takeAttempt } from "./login-guard.repository.ts";
import { tellGuesses } from "./tell-guesses.ts";

interface PasswordAttempt {
  readonly deps: Deps;
  readonly session: Session;
  readonly caller: Caller;
}

const keysOf = ({ accountId, deviceId }: Session) => [`device:${accountId}:${deviceId ?? ""}`] as const;

/** Counts an attempt to give the own password on this device; refused when it must wait. */
export async function refuseAttempt({ deps, session }: PasswordAttempt): Promise<RefusedAnswer | null> {
  const wait = await deps.transaction((tx) => takeAttempt(tx, keysOf(session)));
  return wait === 0 ? null : tooManyRequests(wait);
}

export const forgiveOwnAttempt = ({ deps, session }: PasswordAttempt): Promise<void> =>
  deps.transaction((tx) => forgiveAttempt(tx, keysOf(session)));

/** The attempt was wrong: enough of them are told to the person. */
export const noteWrong = ({ deps, session }: PasswordAttempt): Promise<void> =>
  tellGuesses({ ...withoutTransaction(deps.database.db), deps }, session.accountId, keysOf(session));

export const wrongPassword = (field: string): RefusedAnswer =>
  refused("wrong_phone_or_password", { field, message: "replies.wrongCurrentPassword" });

/** Asks for the own password again, before something that a session alone may not do; its guesses are counted. */
export async function refuseWrongPassword(
  attempt: PasswordAttempt,
  account: Account,
  password: string,
): Promise<RefusedAnswer | null> {
  const { deps, caller } = attempt;
  const refusal = await refuseAttempt(attempt);
  if (refusal) return refusal;
  if (!(await deps.passwords.verify(account.passwordHash, password, caller))) {
    await noteWrong(attempt);
    return wrongPassword("password");
  }
  await forgiveOwnAttempt(attempt);
  return null;
}

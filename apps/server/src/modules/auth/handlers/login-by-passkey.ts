import { contract } from "@teamwright/contract";
import type { BodyOf } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import type { Caller } from "#http/handler.ts";
import { maskNetwork } from "#http/admission/network.ts";
import { maskPhones } from "#http/observation/logging.ts";
import { findAccount, lockAccount } from "#modules/accounts/public.ts";
import { FAILED_SIGN_IN, writeAudit } from "#modules/audit/public.ts";
import { challengeOf, consumeChallenge, giveChallenge, relyingPartyOf } from "../passkey-challenge.ts";
import { findPasskey, notePasskeyUse } from "../passkey.repository.ts";
import { signIn } from "../sign-in.ts";
import { verifyAssertion } from "../webauthn.ts";

export const beginPasskeySignIn = handle(contract.passkeySignIn.options, ({ caller, deps }) => {
  const party = relyingPartyOf(deps, caller);
  if (!party) return refused("passkey_refused");
  const data = {
    rpId: party.id,
    ...giveChallenge(deps, caller, "sign-in"),
    userVerification: "required" as const,
  };
  return done("", { data });
});

type Credential = BodyOf<typeof contract.passkeySignIn.login>["credential"];

/** Checks the answer outside a transaction, as passwords are. Null: not accepted. */
async function checkAnswer(deps: Deps, caller: Caller, credential: Credential) {
  const { db } = deps.database;
  const passkey = await findPasskey(db, credential.id);
  const party = relyingPartyOf(deps, caller);
  const challenge = challengeOf(deps, caller, "sign-in");
  const counter =
    passkey && party && challenge !== null
      ? await verifyAssertion(party, challenge, { passkey, credential })
      : null;
  if (passkey && challenge !== null && counter !== null) return { passkey, challenge, counter };
  // Masked, because nobody has proved to be the owner.
  const account = passkey && (await findAccount(db, passkey.accountId));
  await writeAudit(db, {
    actorId: null,
    action: FAILED_SIGN_IN,
    details: {
      way: "passkey",
      account: account ? maskPhones(account.phone) : "",
      address: maskNetwork(caller.network),
    },
  });
  return null;
}

/** Not a single transaction: a failed sign-in is noted whatever the reply. */
export const loginByPasskey = handle(
  contract.passkeySignIn.login,
  async ({ body, caller, deps, afterCommit }) => {
    const checked = await checkAnswer(deps, caller, body.credential);
    if (checked === null) return refused("passkey_refused");
    const { passkey, challenge, counter } = checked;
    return deps.transaction(async (tx) => {
      const account = await lockAccount(tx, passkey.accountId);
      if (!account || !(await consumeChallenge(tx, challenge))) return refused("passkey_refused");
      if (!(await notePasskeyUse(tx, passkey, counter))) return refused("passkey_refused");
      if (account.blocked) return refused("account_blocked");
      afterCommit(() => caller.cookies.clear("challenge"));
      return signIn({ db: tx, deps, afterCommit }, account, caller, { way: "passkey" });
    });
  },
  { transaction: false },
);

import { contract } from "@teamwright/contract";
import { refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import { maskNetwork } from "#http/admission/network.ts";
import type { Db } from "#db/database.ts";
import type { Deps } from "#http/deps.ts";
import { handle, isRefused } from "#http/handler.ts";
import type { Caller } from "#http/handler.ts";
import { lockAccount } from "#modules/accounts/public.ts";
import { FAILED_SIGN_IN, writeAudit } from "#modules/audit/public.ts";
import { endFlow } from "../identity-flow.ts";
import { accountOfIdentity, noteIdentityUse } from "../identity.repository.ts";
import { consumeChallenge } from "../passkey-challenge.ts";
import { signIn } from "../sign-in.ts";
import { mayUseProvider, sendToProvider, verifyReturn } from "../verify-identity.ts";

export const beginIdentitySignIn = handle(contract.identitySignIn.begin, (scope) =>
  sendToProvider(scope, "sign-in"),
);

const noteFailed = (db: Db, { network }: Caller, { code }: RefusedAnswer): Promise<void> =>
  writeAudit(db, {
    actorId: null,
    action: FAILED_SIGN_IN,
    details: { way: "identity", account: "", why: code, address: maskNetwork(network) },
  });

const unknownAt = ({ identityProvider }: Deps): RefusedAnswer =>
  refused("identity_unknown", { values: { provider: identityProvider?.name ?? "" } });

/** Not a single transaction: the provider is called before it, and a failed sign-in is noted whatever the reply. */
export const loginByIdentity = handle(
  contract.identitySignIn.login,
  async ({ body, caller, deps, afterCommit }) => {
    const { db } = deps.database;
    const person = await verifyReturn({ deps, caller }, body, "sign-in");
    if (isRefused(person)) {
      if (person.code !== "not_found") await noteFailed(db, caller, person);
      return person;
    }
    const accountId = await accountOfIdentity(db, person);
    if (accountId === null) {
      const unknown = unknownAt(deps);
      await noteFailed(db, caller, unknown);
      return unknown;
    }
    return deps.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId);
      if (
        !account ||
        !(await consumeChallenge(tx, body.state)) ||
        !(await noteIdentityUse(tx, accountId, person))
      )
        return unknownAt(deps);
      if (account.blocked) return refused("account_blocked");
      if (!mayUseProvider(account)) return refused("identity_staff_only");
      afterCommit(() => endFlow(deps, caller, body.state));
      return signIn({ db: tx, deps, afterCommit }, account, caller, {
        way: "identity",
        secondFactor: person.secondFactor,
      });
    });
  },
  { transaction: false },
);

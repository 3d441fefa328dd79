import { contract, MAX_PASSKEYS } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle, handlePrepared } from "#http/handler.ts";
import { findAccount } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { lockOwnAccount } from "../lock-own-account.ts";
import { refuseWrongPassword } from "../own-password.ts";
import { challengeOf, consumeChallenge, giveChallenge, relyingPartyOf } from "../passkey-challenge.ts";
import { deletePasskey, insertPasskey, listPasskeys, renamePasskey } from "../passkey.repository.ts";
import { proveSession } from "../prove-session.ts";
import { refuseUnproven } from "../second-factor.ts";
import { tellCredentials } from "../tell-credentials.ts";
import { creationOptions, verifyNewPasskey } from "../webauthn.ts";

/** An added passkey belongs to the session that began it, whose user has given the password. */
const purposeOf = (session: { readonly id: string }) => `add:${session.id}` as const;

export const listOwnPasskeys = handle(contract.passkeys.list, async ({ session, db }) => {
  const rows = await listPasskeys(db, session.accountId);
  return done("", {
    data: rows.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  });
});

export const beginPasskey = handle(
  contract.passkeys.options,
  async ({ body, session, caller, db, deps }) => {
    const unproven = refuseUnproven(session);
    if (unproven) return unproven;
    const account = await findAccount(db, session.accountId);
    if (!account) return refused("not_found");
    const refusal = await refuseWrongPassword({ deps, session, caller }, account, body.password);
    if (refusal) return refusal;
    const party = relyingPartyOf(deps, caller);
    if (!party) return refused("passkey_refused");
    const challenge = giveChallenge(deps, caller, purposeOf(session));
    const present = await listPasskeys(db, account.id);
    return done("", { data: creationOptions(party, challenge, { account, present }) });
  },
  { transaction: false },
);

export const createPasskey = handlePrepared(
  contract.passkeys.create,
  async ({ body, session, caller, deps }) => {
    const party = relyingPartyOf(deps, caller);
    const challenge = challengeOf(deps, caller, purposeOf(session));
    if (!party || challenge === null) return refused("passkey_refused");
    const verifiedPasskey = await verifyNewPasskey(party, challenge, body.credential);
    return verifiedPasskey === null ? refused("passkey_refused") : { ...verifiedPasskey, challenge };
  },
  async ({ body, session, caller, db, deps, afterCommit }, { challenge, ...credential }) => {
    // Locked, so that calls at the same time cannot exceed the number.
    const account = await lockOwnAccount(db, session);
    if (!account) return refused("not_logged_in");
    if (!(await consumeChallenge(db, challenge))) return refused("passkey_refused");
    if ((await listPasskeys(db, account.id)).length >= MAX_PASSKEYS)
      return refused("too_many_passkeys", { values: { most: MAX_PASSKEYS } });
    const { name } = body;
    const id = await insertPasskey(db, { accountId: account.id, name, ...credential });
    if (id === null) return refused("passkey_refused");
    await writeAudit(db, {
      actorId: account.id,
      subjectId: account.id,
      action: "passkey.create",
      details: { name },
    });
    await tellCredentials({ db, deps, afterCommit }, account.id, "passkeyAdded");
    // The password and the device's check of its user are the two factors.
    if (session.needs === "setup") await proveSession({ session, caller, db, deps, afterCommit });
    afterCommit(() => {
      caller.cookies.clear("challenge");
      deps.bus.tell({ kind: "account", accountId: account.id });
    });
    return done("replies.passkeyCreated", { data: { id } });
  },
);

export const renameOwnPasskey = handle(
  contract.passkeys.rename,
  async ({ params: { id }, body: { name }, session, db }) => {
    // Before the passkey, as a deletion of the account: the log names the account.
    if (!(await lockOwnAccount(db, session))) return refused("not_logged_in");
    const before = await renamePasskey(db, session.accountId, { id, name });
    if (before === null) return refused("not_found");
    await writeAudit(db, {
      actorId: session.accountId,
      subjectId: session.accountId,
      action: "passkey.rename",
      details: { name: { before, after: name } },
    });
    return done("replies.passkeyRenamed", {});
  },
);

export const removePasskey = handle(
  contract.passkeys.remove,
  async ({ params, session, db, deps, afterCommit }) => {
    const unproven = refuseUnproven(session);
    if (unproven) return unproven;
    if (!(await lockOwnAccount(db, session))) return refused("not_logged_in");
    const name = await deletePasskey(db, session.accountId, params.id);
    if (name === null) return refused("not_found");
    await writeAudit(db, {
      actorId: session.accountId,
      subjectId: session.accountId,
      action: "passkey.remove",
      details: { name },
    });
    await tellCredentials({ db, deps, afterCommit }, session.accountId, "passkeyRemoved");
    return done("replies.passkeyRemoved", {});
  },
);

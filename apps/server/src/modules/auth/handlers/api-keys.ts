import { contract, customerPowers, MAX_API_KEYS } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle, handlePrepared } from "#http/handler.ts";
import { findAccount } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { deleteApiKey, listApiKeys, makeApiKey } from "../api-key.repository.ts";
import { lockOwnAccount } from "../lock-own-account.ts";
import { tellCredentials } from "../tell-credentials.ts";
import { refuseWrongPassword } from "../own-password.ts";

export const listOwnKeys = handle(contract.apiKeys.list, async ({ session, db }) => {
  const rows = await listApiKeys(db, session.accountId);
  return done("", {
    data: rows.map(({ id, name, scopes, ending, createdAt, expiresAt, lastUsedAt }) => ({
      id,
      name,
      scopes,
      ending,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  });
});

export const createKey = handlePrepared(
  contract.apiKeys.create,
  async ({ body, session, caller, db, deps }) => {
    const account = await findAccount(db, session.accountId);
    if (!account) return refused("not_found");
    const refusal = await refuseWrongPassword({ deps, session, caller }, account, body.password);
    return refusal ?? { passwordHash: account.passwordHash };
  },
  async ({ body, session, db, deps, afterCommit }, checked) => {
    // Locked, so that calls at the same time cannot exceed the number, and no change of the password comes between.
    const account = await lockOwnAccount(db, session);
    if (!account) return refused("not_logged_in");
    if (account.passwordHash !== checked.passwordHash) return refused("conflict");
    const scopes = [...new Set(body.scopes)];
    const isCustomer = [...session.powers].every((power) => customerPowers.includes(power));
    if (scopes.includes("staff") && isCustomer) return refused("key_scope_not_held");
    if ((await listApiKeys(db, account.id)).length >= MAX_API_KEYS)
      return refused("too_many_keys", { values: { most: MAX_API_KEYS }, message: "replies.tooManyKeys" });
    const { name, days } = body;
    const { id, key, expiresAt } = await makeApiKey(db, { accountId: account.id, name, scopes, days });
    await writeAudit(db, {
      actorId: account.id,
      subjectId: account.id,
      action: "apiKey.create",
      details: { name, scopes, days },
    });
    await tellCredentials({ db, deps, afterCommit }, account.id, "keyCreated");
    return done("replies.keyCreated", { data: { id, key, expiresAt: expiresAt.toISOString() } });
  },
);

export const revokeKey = handle(
  contract.apiKeys.revoke,
  async ({ params, session, db, deps, afterCommit }) => {
    // Before the key, as a deletion of the account: the log names the account.
    if (!(await lockOwnAccount(db, session))) return refused("not_logged_in");
    const name = await deleteApiKey(db, session.accountId, params.id);
    if (name === null) return refused("not_found");
    await writeAudit(db, {
      actorId: session.accountId,
      subjectId: session.accountId,
      action: "apiKey.revoke",
      details: { name },
    });
    afterCommit(() => deps.bus.tell({ kind: "account", accountId: session.accountId }));
    return done("replies.keyRevoked", {});
  },
);

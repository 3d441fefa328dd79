import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle, handlePrepared } from "#http/handler.ts";
import { findAccount } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { endFlow } from "../identity-flow.ts";
import { deleteIdentity, findIdentityOf, storeIdentity } from "../identity.repository.ts";
import { lockOwnAccount } from "../lock-own-account.ts";
import { refuseWrongPassword } from "../own-password.ts";
import { consumeChallenge } from "../passkey-challenge.ts";
import { refuseUnproven } from "../second-factor.ts";
import { tellCredentials } from "../tell-credentials.ts";
import { mayUseProvider, sendToProvider, verifyReturn } from "../verify-identity.ts";

/** The session that began a link, whose user has given the password, also ends it. */
const purposeOf = (session: { readonly id: string }) => `link:${session.id}` as const;

export const identityStatus = handle(contract.identity.status, async ({ session, db, deps }) => {
  const account = await findAccount(db, session.accountId);
  const storedIdentity = await findIdentityOf(db, session.accountId);
  const usable = storedIdentity !== null || (account !== undefined && mayUseProvider(account));
  return done("", {
    data: {
      provider: usable ? (deps.identityProvider?.name ?? null) : null,
      link: storedIdentity && {
        createdAt: storedIdentity.createdAt.toISOString(),
        lastUsedAt: storedIdentity.lastUsedAt?.toISOString() ?? null,
      },
    },
  });
});

export const beginIdentityLink = handle(
  contract.identity.begin,
  async ({ body, session, caller, db, deps }) => {
    const unproven = refuseUnproven(session);
    if (unproven) return unproven;
    const account = await findAccount(db, session.accountId);
    if (!account) return refused("not_found");
    if (!mayUseProvider(account)) return refused("identity_staff_only");
    const refusal = await refuseWrongPassword({ deps, session, caller }, account, body.password);
    return refusal ?? sendToProvider({ deps, caller }, purposeOf(session));
  },
  { transaction: false },
);

export const linkIdentity = handlePrepared(
  contract.identity.link,
  async ({ body, session, caller, deps }) => verifyReturn({ deps, caller }, body, purposeOf(session)),
  async ({ body, session, caller, db, deps, afterCommit }, person) => {
    const account = await lockOwnAccount(db, session);
    if (!account) return refused("not_logged_in");
    const provider = deps.identityProvider?.name ?? "";
    const values = { provider };
    if (!(await consumeChallenge(db, body.state))) return refused("identity_refused", { values });
    if (!mayUseProvider(account)) return refused("identity_staff_only");
    if (person.phone !== undefined && person.phone !== account.phone)
      return refused("identity_taken", { message: "replies.identityOther", values });
    if (!(await storeIdentity(db, account.id, person))) return refused("identity_taken", { values });
    const about = { actorId: account.id, subjectId: account.id, details: { name: provider } };
    await writeAudit(db, { ...about, action: "identity.link" });
    await tellCredentials({ db, deps, afterCommit }, account.id, "identityLinked");
    afterCommit(() => endFlow(deps, caller, body.state));
    return done("replies.identityLinked", {});
  },
);

export const unlinkIdentity = handle(contract.identity.unlink, async ({ session, db, deps, afterCommit }) => {
  const unproven = refuseUnproven(session);
  if (unproven) return unproven;
  const { accountId } = session;
  // Before the link, as a deletion of the account: the log names the account.
  if (!(await lockOwnAccount(db, session))) return refused("not_logged_in");
  if (!(await deleteIdentity(db, accountId))) return refused("not_found");
  await writeAudit(db, { actorId: accountId, subjectId: accountId, action: "identity.unlink" });
  await tellCredentials({ db, deps, afterCommit }, accountId, "identityUnlinked");
  return done("replies.identityUnlinked", {});
});

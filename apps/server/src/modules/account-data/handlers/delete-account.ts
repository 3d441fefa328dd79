import { contract } from "@teamwright/contract";
import { done, refused } from "../../../http/answer.ts";
import type { Refused } from "../../../http/answer.ts";
import type { Scope } from "../../../http/deps.ts";
import { handlePrepared } from "../../../http/handler.ts";
import { anonymiseAccount, findAccount, isLast, lockAccount } from "../../accounts/public.ts";
import type { Account } from "../../accounts/public.ts";
import { eraseFromLog, writeAudit } from "../../audit/public.ts";
import { eraseSignIns, refuseWrongPassword } from "../../auth/public.ts";
import { eraseExpertData } from "../../experts/public.ts";
import { eraseGroupData, ownGroup } from "../../groups/public.ts";
import { eraseKeptReplies } from "../../idempotency/public.ts";
import { eraseNoticeData } from "../../notices/public.ts";
import { erasePredictionData } from "../../predictions/public.ts";
import { erasePrimeData } from "../../prime/public.ts";
import { eraseSync } from "../../sync/public.ts";
import { eraseWebhookData } from "../../webhooks/public.ts";

/**
 * Others depend on the last admin, the last prime admin and the owner of a group with members. An owner who lost the
 * power over the group could not empty it, so that group is deleted.
 */
async function refuseNeeded({ db }: Scope, account: Account): Promise<Refused | null> {
  if (account.role === "admin" && (await isLast(db, account, "admin"))) return refused("last_admin");
  if (account.primeAdmin && (await isLast(db, account, "primeAdmin"))) return refused("last_prime_admin");
  const group = account.groupAdmin ? await ownGroup(db, account) : null;
  if (group === null || group.members === 0) return null;
  return refused("group_has_members", { values: { group: group.name, members: group.members } });
}

async function erase(scope: Scope, account: Account): Promise<void> {
  const { db } = scope;
  const posts = await eraseExpertData(scope, account);
  await erasePredictionData(scope, account);
  await erasePrimeData(scope, account);
  await eraseNoticeData(db, account, posts);
  await eraseSync(db, account);
  await eraseWebhookData(db, account, posts);
  await eraseKeptReplies(db, account.id);
  await eraseSignIns(db, account);
  const pseudonym = await anonymiseAccount(db, account.id);
  await eraseGroupData(db, account, pseudonym);
  await eraseFromLog(db, account, pseudonym);
  await writeAudit(db, { actorId: account.id, subjectId: account.id, action: "account.delete" });
}

export const deleteAccount = handlePrepared(
  contract.accountData.deleteAccount,
  async ({ body, session, caller, db, deps }) => {
    const account = await findAccount(db, session.accountId);
    if (!account) return refused("not_found");
    const refusal = await refuseWrongPassword({ deps, session, caller }, account, body.password);
    return refusal ?? { passwordHash: account.passwordHash };
  },
  async (context, checked) => {
    const { session, db, deps, caller, afterCommit } = context;
    // Admins first, in one order, then the account: two who delete their accounts at the same time do not deadlock.
    const before = await findAccount(db, session.accountId);
    const refusal = before && (await refuseNeeded(context, before));
    if (refusal) return refusal;
    const account = await lockAccount(db, session.accountId);
    if (account?.passwordHash !== checked.passwordHash) return refused("conflict");
    await erase(context, account);
    afterCommit(() => {
      caller.cookies.clear("session");
      caller.cookies.clear("device");
      deps.bus.tell({ kind: "account", accountId: account.id });
    });
    return done("replies.accountDeleted", {});
  },
);

import { refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Scope } from "#http/deps.ts";
import { anonymiseAccount, findAccount, isLast, lockAccountAlone } from "../accounts/public.ts";
import type { Account } from "../accounts/public.ts";
import { eraseFromLog, writeAudit } from "../audit/public.ts";
import { eraseSignIns } from "../auth/public.ts";
import { eraseExpertData } from "../experts/public.ts";
import { eraseGroupData, lockGroupsOf, ownGroup } from "../groups/public.ts";
import { eraseKeptReplies } from "../idempotency/public.ts";
import { eraseNoticeData } from "../notices/public.ts";
import { erasePredictionData } from "../predictions/public.ts";
import { erasePrimeData } from "../prime/public.ts";
import { eraseSync } from "../sync/public.ts";
import { eraseWebhookData } from "../webhooks/public.ts";

interface Deletion {
  readonly accountId: string;
  /** Who deletes it; null: an operator on the command line. */
  readonly actorId: string | null;
  /** Whether the locked account is still the one that was looked at before. */
  readonly unchanged: (account: Account) => boolean;
}

/** Erases what is personal, or says who still depends on the account. The caller ends the transaction. */
export async function eraseAccount(
  scope: Scope,
  { accountId, actorId, unchanged }: Deletion,
): Promise<RefusedAnswer | null> {
  const { db } = scope;
  const before = await findAccount(db, accountId);
  if (before) await lockGroupsOf(db, before);
  // Admins first, in one order, then the account: two who delete their accounts at the same time do not deadlock.
  const refusal = before && (await refuseNeeded(scope, before));
  if (refusal) return refusal;
  const account = await lockAccountAlone(db, accountId);
  if (!account || !unchanged(account)) return refused("conflict");
  await eraseData(scope, account);
  await writeAudit(db, { actorId, subjectId: account.id, action: "account.delete" });
  return null;
}

/**
 * Others depend on the last admin, the last prime admin and the owner of a group with members. An owner who lost the
 * power over the group could not empty it, so that group is deleted.
 */
async function refuseNeeded({ db }: Scope, account: Account): Promise<RefusedAnswer | null> {
  if (account.role === "admin" && (await isLast(db, account.id, "admin"))) return refused("last_admin");
  if (account.primeAdmin && (await isLast(db, account.id, "primeAdmin"))) return refused("last_prime_admin");
  const group = account.groupAdmin ? await ownGroup(db, account) : null;
  if (group === null || group.members === 0) return null;
  return refused("group_has_members", { values: { group: group.name, members: group.members } });
}

async function eraseData(scope: Scope, account: Account): Promise<void> {
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
}

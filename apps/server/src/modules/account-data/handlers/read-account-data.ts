import { contract } from "@teamwright/contract";
import type { AccountData } from "@teamwright/contract";
import type { Db } from "#db/database.ts";
import { done, refused, tooManyRequests } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { findAccount, profileOf } from "#modules/accounts/public.ts";
import type { Account } from "#modules/accounts/public.ts";
import { readLog } from "#modules/audit/public.ts";
import { readSignIns } from "#modules/auth/public.ts";
import { readExpertData } from "#modules/experts/public.ts";
import { readGroupData } from "#modules/groups/public.ts";
import { readNoticeData } from "#modules/notices/public.ts";
import { readPlans } from "#modules/plans/public.ts";
import { readPredictionData } from "#modules/predictions/public.ts";
import { readPrimeData } from "#modules/prime/public.ts";
import { readSync } from "#modules/sync/public.ts";
import { readWebhookData } from "#modules/webhooks/public.ts";

/** The call reads some twenty tables, and a person needs it seldom. */
const LIMIT = { max: 5, windowSeconds: 60 } as const;

const dataOf = async (db: Db, account: Account): Promise<AccountData> => ({
  profile: profileOf(account),
  signIns: await readSignIns(db, account),
  plans: await readPlans(db, account),
  notices: await readNoticeData(db, account),
  webhooks: await readWebhookData(db, account),
  groups: await readGroupData(db, account),
  prime: await readPrimeData(db, account),
  posts: { ...(await readExpertData(db, account)), ...(await readPredictionData(db, account)) },
  sync: await readSync(db, account),
  log: await readLog(db, account),
});

export const readAccountData = handle(contract.accountData.read, async ({ session, db, deps }) => {
  const { retryAfter } = await deps.limiter.take(`account-data:${session.accountId}`, LIMIT);
  if (retryAfter > 0) return tooManyRequests(retryAfter);
  const account = await findAccount(db, session.accountId);
  return account ? done("", { data: await dataOf(db, account) }) : refused("not_found");
});

import { contract } from "@teamwright/contract";
import type { AccountData } from "@teamwright/contract";
import type { Db } from "../../../db/database.ts";
import { done, refused, tooManyRequests } from "../../../http/answer.ts";
import { handle } from "../../../http/handler.ts";
import { findAccount, profileOf } from "../../accounts/public.ts";
import type { Account } from "../../accounts/public.ts";
import { readLog } from "../../audit/public.ts";
import { readSignIns } from "../../auth/public.ts";
import { readExpertData } from "../../experts/public.ts";
import { readGroupData } from "../../groups/public.ts";
import { readNoticeData } from "../../notices/public.ts";
import { readPlans } from "../../plans/public.ts";
import { readPredictionData } from "../../predictions/public.ts";
import { readPrimeData } from "../../prime/public.ts";
import { readSync } from "../../sync/public.ts";
import { readWebhookData } from "../../webhooks/public.ts";

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

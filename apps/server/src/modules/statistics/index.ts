import { contract } from "@teamwright/contract";
import { done, refused } from "../../http/answer.ts";
import { handle } from "../../http/handler.ts";
import type { Handler } from "../../http/handler.ts";
import type { Db } from "../../db/database.ts";
import { findAccountByPhone } from "../../records/account.repository.ts";
import { countNotify, listNotify } from "../../records/notify.repository.ts";

interface Page {
  readonly page: number;
  readonly size: number;
  readonly days?: number | undefined;
}

async function read(db: Db, filter: { superuserId?: string }, query: Page) {
  const full = { ...filter, days: query.days };
  const counts = await countNotify(db, full);
  return {
    data: await listNotify(db, full, query),
    totalPages: Math.ceil(counts.total / query.size),
    totalCount: counts.total,
    registerCount: counts.register,
    addPlanCount: counts.addPlan,
  };
}

const notifyList = handle(contract.staff.notifyList, async ({ query, db }) => {
  const { data, totalPages } = await read(db, {}, query);
  return done("", { data, totalPages });
});

const ownStatistics = handle(contract.staff.ownStatistics, async ({ query, session, db }) =>
  done("", await read(db, { superuserId: session.accountId }, query)),
);

const superuserStatistics = handle(contract.staff.superuserStatistics, async ({ params, query, db }) => {
  const account = await findAccountByPhone(db, params.phone);
  if (!account) return refused("user_not_found");
  return done("", await read(db, { superuserId: account.id }, query));
});

export const statisticsHandlers: readonly Handler[] = [notifyList, ownStatistics, superuserStatistics];

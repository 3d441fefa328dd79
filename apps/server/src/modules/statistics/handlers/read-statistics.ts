import { contract } from "@teamwright/contract";
import type { Db } from "#db/database.ts";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { pagesOf } from "#http/pages-of.ts";
import { findAccountByPhone } from "#modules/accounts/public.ts";
import { countNotify, listNotify } from "../notify.repository.ts";

interface StatisticsPage {
  readonly page: number;
  readonly size: number;
  readonly days?: number | undefined;
}

async function read(db: Db, filter: { superuserId?: string }, query: StatisticsPage) {
  const full = { ...filter, days: query.days };
  const counts = await countNotify(db, full);
  return {
    data: await listNotify(db, full, query),
    totalPages: pagesOf(counts.total, query.size),
    totalCount: counts.total,
    registerCount: counts.register,
    addPlanCount: counts.addPlan,
  };
}

export const notifyList = handle(contract.statistics.notifyList, async ({ query, db }) => {
  const { data, totalPages } = await read(db, {}, query);
  return done("", { data, totalPages });
});

export const ownStatistics = handle(contract.statistics.own, async ({ query, session, db }) =>
  done("", await read(db, { superuserId: session.accountId }, query)),
);

export const superuserStatistics = handle(contract.statistics.ofSuperuser, async ({ params, query, db }) => {
  const account = await findAccountByPhone(db, params.phone);
  if (!account) return refused("user_not_found");
  if (account.role === "customer") return refused("not_superuser");
  return done("", await read(db, { superuserId: account.id }, query));
});

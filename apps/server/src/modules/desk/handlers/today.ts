import type { AdminNumbers, PrimeNumbers } from "@teamwright/contract";
import { contract } from "@teamwright/contract";
import { done } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import { countAudit } from "#modules/audit/public.ts";
import { countAttention, findMatchesBetween, lineupOut, statusAt } from "#modules/matches/public.ts";
import { countUsers } from "#modules/plans/public.ts";
import { countDrafts } from "#modules/reports/public.ts";
import { describeSources } from "#modules/sources/public.ts";
import { countUndelivered } from "#modules/webhooks/public.ts";
import { primeDesk, titleOf } from "../prime-desk.ts";

/** Line-ups are news about half an hour before the start; until then nobody misses them. */
const LINEUPS_DUE = 30 * 60_000;
const indianDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });

async function adminNumbers(deps: Deps, now: Date): Promise<AdminNumbers> {
  const { db } = deps.database;
  const users = await countUsers(db, { exceptId: null });
  const soon = await findMatchesBetween(db, now, new Date(now.getTime() + LINEUPS_DUE));
  const late = soon.filter(({ shown }) => statusAt(shown, now) === 0 && !lineupOut(shown));
  const failedCounts = await deps.jobs.failed();
  return {
    sign_ins: await countAudit(db, { action: "auth.login", from: indianDay.format(now) }),
    active_plans: users.active,
    ends_this_week: users.ends_this_week,
    without_lineups: late.map(titleOf),
    questions: await countAttention(db),
    failed_jobs: [...failedCounts].map(([name, count]) => ({ name, count })),
    silent_sources: (await describeSources(deps, now))
      .filter(({ silent }) => silent)
      .map(({ title }) => title),
    undelivered_webhooks: await countUndelivered(db),
  };
}

async function primeNumbers({ database: { db } }: Deps, now: Date): Promise<PrimeNumbers> {
  const matches = await primeDesk(db, now);
  return {
    unposted: matches.filter(
      (match) => !match.started && match.booked_users > 0 && match.posted_teams === null,
    ).length,
    report_drafts: await countDrafts(db),
  };
}

export const today = handle(contract.desk.today, async ({ session, deps }) => {
  const now = new Date();
  return done("", {
    admin: session.role === "admin" ? await adminNumbers(deps, now) : null,
    prime: session.powers.has("prime_admin") ? await primeNumbers(deps, now) : null,
  });
});

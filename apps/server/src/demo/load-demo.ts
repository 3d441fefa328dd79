import { fail } from "@teamwright/domain";
import type { Db } from "#db/database.ts";
import type { Deps } from "#http/deps.ts";
import { insertAccount, updateAccount } from "#modules/accounts/public.ts";
import { formatProblem, readDocuments } from "#modules/match-model/public.ts";
import type { FeedAdapter } from "#modules/feeds/public.ts";
import { announce } from "#modules/matches/public.ts";
import { importMatches } from "#modules/feeds/public.ts";
import { findAccountWithPlans, addDays } from "#modules/plans/public.ts";
import { insertPromotion, listPromotions } from "#modules/promotions/public.ts";
import { demoAccounts } from "./accounts.ts";
import type { DemoAccount } from "./accounts.ts";
import { demoMatches } from "./matches.ts";
import { demoPromotions } from "./promotions.ts";

/**
 * Fills the database with the invented clubs, matches relative to `now`, accounts and promotions. Runs at every start:
 * match times move on, the demo's accounts get their printed passwords back, the user's own data stays. For demo mode
 * only. Returns the sign-ins to print.
 */
export async function loadDemo(deps: Deps, now: Date): Promise<readonly DemoAccount[]> {
  const { db } = deps.database;
  await loadMatches(deps, now);
  for (const account of demoAccounts) await loadAccount(deps, account);
  await loadPromotions(db);
  return demoAccounts;
}

async function loadMatches(deps: Deps, now: Date): Promise<void> {
  const outcome = await importMatches(deps.database.db, {
    adapter: demoFeed(now),
    files: [{ name: "demo", content: "" }],
    origin: "demo",
    actorId: null,
    preview: false,
  });
  if (!outcome.ok) throw new Error(outcome.error.map(formatProblem).join("\n"));
  for (const { before, after } of outcome.value.shown) announce(deps.bus, before, after);
}

/** The demo's matches are imported like those of any other feed. */
const demoFeed = (now: Date): FeedAdapter => ({
  name: "demo",
  title: "Invented clubs",
  read: ([file]) =>
    file === undefined
      ? fail([{ file: "demo", reason: "is absent" }])
      : readDocuments(demoMatches(now), file.name),
});

async function loadAccount({ database, passwords }: Deps, demo: DemoAccount): Promise<void> {
  const { db } = database;
  const passwordHash = await passwords.hash(demo.password);
  const existingAccount = await findAccountWithPlans(db, { phone: demo.phone });
  if (existingAccount !== null)
    await updateAccount(db, existingAccount.account.id, { ...demo.fields, passwordHash, blocked: false });
  const account =
    existingAccount?.account ??
    (await insertAccount(db, { ...demo.fields, phone: demo.phone, passwordHash }));
  if (account === null) throw new Error(`the demo's account ${demo.what} cannot be made`);
  if (demo.plan !== undefined && !existingAccount?.plans.plan.current)
    await addDays(db, account.id, "plan", demo.plan);
  if (demo.primePlan !== undefined && !existingAccount?.plans.prime.current)
    await addDays(db, account.id, "prime", demo.primePlan);
}

/** Only into an empty list, so that changes by an admin of the demo stay. */
async function loadPromotions(db: Db): Promise<void> {
  if ((await listPromotions(db)).length > 0) return;
  for (const [order, { file, label, labelHi, labelTe, to }] of demoPromotions.entries())
    await insertPromotion(db, {
      label,
      labelHi,
      labelTe,
      imageUrl: `/demo/banner/${file}.svg`,
      notificationUrl: to,
      urlType: 1,
      order,
      active: true,
    });
}

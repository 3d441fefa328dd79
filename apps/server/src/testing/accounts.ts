import { hash } from "@node-rs/argon2";
import { insertAccount } from "#modules/accounts/account.repository.ts";
import type { Account, NewAccount } from "#modules/accounts/account.repository.ts";
import { addDays } from "#modules/plans/plan.repository.ts";
import type { TestApp } from "./test-app.ts";
import type { Visitor } from "./visitor.ts";

/** Long enough for staff too. */
export const PASSWORD = "quiet river under stones";
let passwordHash: Promise<string> | undefined;
/** None of the numbers of the examples. */
let nextPhone = 9_010_000_000;

export interface AccountWish extends Partial<Omit<NewAccount, "passwordHash">> {
  /** Days of a plan and of a prime plan; absent: none. */
  readonly plan?: number;
  readonly primePlan?: number;
}

/** Creates an account of any kind, with `PASSWORD`. */
export async function makeAccount(server: TestApp, wish: AccountWish = {}): Promise<Account> {
  const { plan, primePlan, ...fields } = wish;
  const { db } = server.deps.database;
  const account = await insertAccount(db, {
    phone: String((nextPhone += 1)),
    name: "Somebody",
    email: "somebody@example.org",
    changedPassword: true,
    ...fields,
    passwordHash: await (passwordHash ??= hash(PASSWORD, {
      memoryCost: 19_456,
      timeCost: 2,
      parallelism: 1,
    })),
  });
  if (!account) throw new Error("the phone number is taken");
  if (plan !== undefined) await addDays(db, account.id, "plan", plan);
  if (primePlan !== undefined) await addDays(db, account.id, "prime", primePlan);
  return account;
}

export interface SignedInVisitor extends Visitor {
  readonly account: Account;
}

/** Creates an account and signs it in with a separate browser. */
export async function signUp(server: TestApp, wish: AccountWish = {}): Promise<SignedInVisitor> {
  const account = await makeAccount(server, wish);
  return signIn(server, account);
}

export async function signIn(server: TestApp, account: Account): Promise<SignedInVisitor> {
  const visitor = server.visitor();
  const result = await visitor.call.auth.login({ body: { phoneNumber: account.phone, password: PASSWORD } });
  if (!result.ok) throw new Error(`sign-in failed: ${result.message}`);
  return { ...visitor, account };
}

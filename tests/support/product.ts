import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, test as base, expect } from "@playwright/test";
import { demoAccounts, type SignIn } from "./demo.ts";
import { signIn } from "./flow.ts";
import { runningProduct } from "./running-product.ts";

const accounts = {
  ...demoAccounts,
  expert: { phone: "9000000007", password: "seven-paper-boats-3" },
  groupOwner: { phone: "9000000008", password: "willow-and-drum-58" },
} as const satisfies Record<string, SignIn>;

export type AccountName = keyof typeof accounts;
type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** The running demo that all the tests share. */
export interface Product {
  readonly url: string;
  /** The account's cookies; it signs in once, because of its login limit. */
  readonly sessionOf: (account: AccountName) => Promise<Session>;
}

/** Stored in a file: a worker that restarts after a failure must not count as another device. */
export async function sessionIn(
  folder: string,
  account: AccountName,
  url: string,
  browser: Browser,
): Promise<Session> {
  const file = join(folder, `session-${account}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Session;
  // Explicitly empty: inside a test a new context starts with that test's cookies, and signing in would end their
  // session.
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await signIn(page, url, accounts[account].phone, accounts[account].password);
  const session = await context.storageState();
  await context.close();
  writeFileSync(file, JSON.stringify(session));
  return session;
}

interface WorkerFixtures {
  readonly product: Product;
}
interface TestFixtures {
  /** The user of the browser; null is a visitor. */
  readonly account: AccountName | null;
}

/** Playwright's test with the product running, `page` signed in and addresses relative to it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({ browser }, give) => {
      const { url, folder } = runningProduct();
      await give({
        url,
        sessionOf: (account) => sessionIn(folder, account, url, browser),
      });
    },
    { scope: "worker" },
  ],
  account: ["customer", { option: true }],
  baseURL: async ({ product }, give) => give(product.url),
  storageState: async ({ product, account }, give) =>
    give(account === null ? undefined : await product.sessionOf(account)),
});

export { expect };

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, type Page, test as base, expect } from "@playwright/test";
import { demoAccounts, type SignIn } from "./demo.ts";
import { signIn } from "./flow.ts";
import { runningProduct, startProduct } from "./running-product.ts";

const accounts = {
  ...demoAccounts,
  expert: { phone: "9000000007", password: "seven-paper-boats-3" },
  groupOwner: { phone: "9000000008", password: "willow-and-drum-58" },
} as const satisfies Record<string, SignIn>;

export type AccountName = keyof typeof accounts;
/** What a signed-in browser stores: cookies and local storage. */
export type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

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

/** What runs for the tests of one worker. */
interface StartedProduct {
  readonly url: string;
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** Marks that a test of the worker failed: the next worker in its place starts with fresh data. */
const failureMark = (parallelIndex: number): string =>
  join(runningProduct().folder, `failed-${parallelIndex}`);

/**
 * The run's server; after a failure a fresh one, so that a further try does not find what the failed one left: an account
 * that exists already, teams that are stored already.
 */
async function productFor(parallelIndex: number): Promise<StartedProduct> {
  if (!existsSync(failureMark(parallelIndex))) return { ...runningProduct(), stop: () => Promise.resolve() };
  rmSync(failureMark(parallelIndex));
  const server = await startProduct();
  const folder = mkdtempSync(join(tmpdir(), "teamwright-again-"));
  return {
    url: server.url,
    folder,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface WorkerFixtures {
  readonly product: Product;
}
interface TestFixtures {
  readonly noteFailure: void;
  /** The user of the browser; null is a visitor. */
  readonly account: AccountName | null;
}

/** Playwright's test with the product running, `page` signed in and addresses relative to it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({ browser }, give, { parallelIndex }) => {
      const { url, folder, stop } = await productFor(parallelIndex);
      await give({
        url,
        sessionOf: (account) => sessionIn(folder, account, url, browser),
      });
      for (const context of browser.contexts()) await context.close();
      await stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  noteFailure: [
    // Playwright reads the fixtures that a function asks for from its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give, info) => {
      await give();
      if (info.status !== info.expectedStatus) writeFileSync(failureMark(info.parallelIndex), "");
    },
    { auto: true },
  ],
  account: ["customer", { option: true }],
  baseURL: async ({ product }, give) => give(product.url),
  storageState: async ({ product, account }, give) =>
    give(account === null ? undefined : await product.sessionOf(account)),
  page: async ({ page }, give) => {
    await give(page);
    await endRoutes(page);
  },
});

/** A call that a test answers itself may be under way at its end; Playwright counts its loss as an error of the run. */
export async function endRoutes(page: Page): Promise<void> {
  if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
}

export { expect };

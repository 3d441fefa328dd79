import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { type AccountName, endRoutes, expect, sessionIn, test as base } from "./product.ts";
import { type RunningServer, startServer } from "./server.ts";

interface OwnWorker {
  /** Files that name the same one share a server in turn; a file whose data would hinder another names its own. */
  readonly instance: string;
  /** Settings of that server beside those of a demo. */
  readonly settings: Readonly<Record<string, string>>;
  /** The server of `product`, for the command line. */
  readonly server: RunningServer;
}
interface OwnTest {
  /** A page of another account, 390 px wide; it closes with the test. */
  readonly pageOf: (account: AccountName) => Promise<Page>;
}

/** `product` is a demo server of the file's own: what it posts, closes and deletes concerns no other journey. */
export const test = base.extend<OwnTest, OwnWorker>({
  instance: ["shared", { option: true, scope: "worker" }],
  settings: [{}, { option: true, scope: "worker" }],
  server: [
    async ({ browser, settings }, give) => {
      const server = await startServer({ shortLived: true, settings });
      await give(server);
      for (const context of browser.contexts()) await context.close();
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  product: [
    async ({ browser, server }, give) => {
      const folder = mkdtempSync(join(tmpdir(), "teamwright-own-"));
      await give({
        url: server.url,
        sessionOf: (account) => sessionIn(folder, account, server.url, browser),
      });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  pageOf: async ({ browser, product }, give) => {
    const contexts: BrowserContext[] = [];
    await give(async (account) => {
      const storageState = await product.sessionOf(account);
      const context = await browser.newContext({
        storageState,
        baseURL: product.url,
        viewport: { width: 390, height: 844 },
        locale: "en-IN",
        timezoneId: "Asia/Kolkata",
        permissions: ["clipboard-read", "clipboard-write"],
      });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) {
      await Promise.all(context.pages().map(endRoutes));
      await context.close();
    }
  },
});

export { expect };

import type { Page } from "@playwright/test";
import { freePort } from "../../../apps/server/src/testing/free-port.ts";
import { demoAccounts } from "../../support/demo.ts";
import { ApiCaller } from "../../support/payload.ts";
import { expect, test } from "../../support/product.ts";
import { startServer } from "../../support/server.ts";
import { showPage } from "../../support/show-page.ts";

// The service worker fetches the configuration itself, without the test's replacement.
test.use({ account: null, serviceWorkers: "block" });

const storedAddress = async (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("backend") ?? "null") as unknown);

test("an address is picked and kept; when it goes, the app moves on; a tab shown again has what it missed", async ({
  browser,
}) => {
  const [pagePort, otherPort] = [await freePort(), await freePort()];
  const url = (port: number): string => `http://127.0.0.1:${port}`;
  // Allows calls to the other server in the page's policy, and calls from the page at the other server.
  const pages = await startServer({
    shortLived: true,
    port: pagePort,
    settings: { ALLOWED_ORIGINS: url(otherPort) },
  });
  const other = await startServer({
    shortLived: true,
    port: otherPort,
    settings: { ALLOWED_ORIGINS: url(pagePort) },
  });
  const context = await browser.newContext({ baseURL: pages.url, serviceWorkers: "block" });
  const page = await context.newPage();
  try {
    await page.route("**/config.json", (route) =>
      route.fulfill({ json: { backends: [other.url, pages.url] } }),
    );
    await page.addInitScript("Math.random = () => 0");
    const askedReply = page.waitForResponse(`${other.url}/api/fantasy/matches/cricket`);
    await page.goto("/");
    expect((await askedReply).status()).toBe(200);
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await storedAddress(page)).toBe(other.url);

    await page.addInitScript("Math.random = () => 0.99");
    await page.reload();
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await storedAddress(page)).toBe(other.url);

    const stream = page.waitForRequest(`${pages.url}/api/events`, { timeout: 30_000 });
    await other.stop();
    await stream;
    expect(await storedAddress(page)).toBe(pages.url);
    const instead = page.waitForResponse(`${pages.url}/api/fantasy/matches/football`);
    await page.getByRole("tab", { name: "Football" }).click();
    expect((await instead).status()).toBe(200);
    await expect(page.getByRole("tabpanel").getByRole("article").first()).toBeVisible();

    await showPage(page, "hidden");
    const admin = new ApiCaller(pages.url);
    await admin.signIn(demoAccounts.admin.phone, demoAccounts.admin.password);
    const label = "Made while nobody looked";
    const fields = { label, imageUrl: "/demo/banner/plan.svg", notificationUrl: "/research", urlType: 1 };
    const reply = await admin.call("POST", "/api/promotion/create", { ...fields, order: 0, active: true });
    expect(reply.status).toBe(200);
    await showPage(page, "visible");
    await expect(page.getByRole("img", { name: label })).toBeAttached();
  } finally {
    await context.close();
    if (other.process.exitCode === null) await other.stop();
    await pages.stop();
  }
});

import { demoAccounts } from "../../support/demo.ts";
import { sendSignIn, signIn } from "../../support/flow.ts";
import { holdCalls } from "../../support/hold-calls.ts";
import { button, heading } from "../../support/player.ts";
import { endRoutes, expect } from "../../support/product.ts";
import { test } from "../../support/sandbox.ts";

test.use({ serverName: "another-account" });

test("a second tab shows nothing of the account before", async ({ browser, own: { server } }) => {
  const { customer, expert } = demoAccounts;
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  const [page, other] = [await context.newPage(), await context.newPage()];
  await signIn(page, server.url, customer.phone, customer.password);
  await page.goto("/profile");
  const keys = page.getByRole("region", { name: "API keys" });
  await keys.getByRole("button", { name: "New API key" }).click();
  const dialog = page.getByRole("dialog", { name: "New API key" });
  await dialog.getByLabel("Name of the key").fill("Key of the first");
  await dialog.getByLabel("Your password").fill(customer.password);
  await dialog.getByRole("button", { name: "Create key" }).click();
  await dialog.getByLabel("API key", { exact: true }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(keys.getByText(/Key of the first/)).toBeVisible();

  await page.getByRole("link", { name: "Home" }).first().click();
  await page.waitForURL((url) => url.pathname === "/");

  await other.goto("/profile");
  await button(other, "Logout").click();
  await other.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).click();
  await other.waitForURL((url) => url.pathname === "/");
  await signIn(other, server.url, expert.phone, expert.password);

  await page.locator('a[href="/profile"]').first().click();
  await expect(heading(page, "Profile")).toBeAttached();
  await expect(page.getByText(expert.phone).first()).toBeVisible();
  await expect(keys.getByRole("button", { name: "New API key" })).toBeVisible();
  await expect(keys.getByText(/Key of the first/)).toHaveCount(0, { timeout: 2000 });
  await context.close();
});

test("whoever signs in over a session sees nothing of its account, not even without an answer", async ({
  browser,
  own: { server },
}) => {
  const { customer, expert } = demoAccounts;
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await signIn(page, server.url, customer.phone, customer.password);
  await page.goto("/profile");
  await expect(page.getByText(customer.phone).first()).toBeVisible();
  await page.goto("/login");
  await page.route("**/api/plan/status/**", (route) => route.abort());
  await sendSignIn(page, expert.phone, expert.password);
  await page.waitForURL((url) => url.pathname === "/");
  await page.locator('a[href="/profile"]').first().click();
  await page.waitForTimeout(1500);
  await expect(page.getByText(customer.phone)).toHaveCount(0);
  await context.close();
});

test("a late reply about the account before does not end the session of the next one", async ({
  browser,
  own: { server },
}) => {
  const { customer, expert } = demoAccounts;
  const context = await browser.newContext({ baseURL: server.url });
  const [page, other] = [await context.newPage(), await context.newPage()];
  await signIn(page, server.url, customer.phone, customer.password);
  // The news of the other tab's sign-in comes after the reply.
  await page.addInitScript(() => {
    window.addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true });
  });
  const letThrough = await holdCalls(page, "**/api/plan/status/**");
  const heldRequest = page.waitForRequest("**/api/plan/status/**");
  await page.goto("/profile");
  await heldRequest;
  await other.goto("/login");
  await sendSignIn(other, expert.phone, expert.password);
  await other.waitForURL((url) => url.pathname === "/");
  const reply = page.waitForResponse("**/api/plan/status/**");
  letThrough();
  expect((await reply).status()).toBe(403);
  await page.waitForTimeout(500);
  await other.goto("/profile");
  await expect(other.getByText(expert.phone).first()).toBeVisible();
  await endRoutes(page);
  await context.close();
});

test("a tab that waits at the sign-in goes on when another tab signs in", async ({
  browser,
  own: { server },
}) => {
  const { phone, password } = demoAccounts.customer;
  const context = await browser.newContext({ baseURL: server.url });
  const [page, other] = [await context.newPage(), await context.newPage()];
  for (const [tab, path] of [
    [page, "/mymatches"],
    [other, "/profile"],
  ] as const) {
    await tab.goto(path);
    await tab.waitForURL("**/login");
  }
  await sendSignIn(other, phone, password);
  await expect(other).toHaveURL(`${server.url}/profile`);
  await expect(page).toHaveURL(`${server.url}/mymatches`);
  await expect(heading(page, "My matches")).toBeAttached();
  await context.close();
});

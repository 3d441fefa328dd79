import type { Page } from "@playwright/test";
import { startIdentityProvider } from "../../../apps/server/src/modules/auth/testing/identity-provider.ts";
import type { TestIdentityProvider } from "../../../apps/server/src/modules/auth/testing/identity-provider.ts";
import { demoAccounts } from "../../support/demo.ts";
import { expect, test as base } from "../../support/own-product.ts";
import { axeFindings } from "../../support/screen-check.ts";

/** The server of this file has a provider, whose user is signed in there and agrees at once. */
const test = base.extend<object, { readonly provider: TestIdentityProvider }>({
  provider: [
    // Playwright reads the needed fixtures from the pattern; this one needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const provider = await startIdentityProvider();
      await give(provider);
      await provider.close();
    },
    { scope: "worker" },
  ],
  settings: [async ({ provider }, give) => give(provider.settings), { scope: "worker" }],
});
test.use({ instance: "identity", account: null });

const { phone, password } = demoAccounts.admin;
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

async function signOut(page: Page): Promise<void> {
  await page.goto("/profile");
  await button(page, "Logout").click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page).toHaveURL(/\/$/);
}

test("an admin links the provider, signs in by it, is refused without a link, and has a way back", async ({
  page,
  product,
  provider,
}) => {
  const at = (path: string) => product.url + path;
  // Nobody is linked yet.
  await page.goto(at("/login"));
  await expect(button(page, "Log in with Acme ID")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await button(page, "Log in with Acme ID").click();
  await expect(page.getByText("No account here is linked to this sign-in at Acme ID.")).toBeVisible();
  // The reply is not in the address any more, so a reload does not send it again.
  expect(page.url()).toBe(at("/login/provider"));
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.waitForURL(at("/login"));

  await page.getByLabel("Phone number").fill(phone);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Login").click();
  await page.waitForURL(at("/"));
  await page.goto(at("/profile"));
  const card = page.getByRole("region", { name: "Log in with Acme ID" });
  await card.getByRole("button", { name: "Link Acme ID" }).click();
  const dialog = page.getByRole("dialog", { name: "Link Acme ID" });
  await dialog.getByLabel("Your password").fill("not the password");
  await dialog.getByRole("button", { name: "Go on to Acme ID" }).click();
  await expect(dialog.getByText("The current password is wrong!")).toBeVisible();
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Go on to Acme ID" }).click();
  await page.waitForURL(at("/profile"));
  await expect(card).toContainText("not used yet");

  await signOut(page);
  await page.goto(at("/login"));
  await button(page, "Log in with Acme ID").click();
  await page.waitForURL(at("/"));
  await page.goto(at("/profile"));
  await expect(card).toContainText("Last used");
  expect(await axeFindings(page)).toEqual([]);

  // The user refuses at the provider.
  await signOut(page);
  provider.behave({ reply: "denied" });
  await page.goto(at("/login"));
  await button(page, "Log in with Acme ID").click();
  await expect(page.getByText("The sign-in at Acme ID was not accepted.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in with your password" }).click();
  await expect(page.getByLabel("Phone number")).toBeVisible();

  // The link is removed; the provider opens the account no more.
  provider.behave({});
  await button(page, "Log in with Acme ID").click();
  await page.waitForURL(at("/"));
  await page.goto(at("/profile"));
  await card.getByRole("button", { name: "Remove the link" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove the link" }).click();
  await expect(card.getByRole("button", { name: "Link Acme ID" })).toBeVisible();
});

test("a customer has no card for the provider", async ({ product, pageOf }) => {
  const customer = await pageOf("customer");
  await customer.goto(`${product.url}/profile`);
  const status = customer.waitForResponse("**/api/identity");
  await customer.reload();
  expect((await status).ok()).toBe(true);
  await expect(customer.getByRole("link", { name: "Change password" })).toBeVisible();
  await expect(customer.getByRole("region", { name: "Log in with Acme ID" })).toHaveCount(0);
});

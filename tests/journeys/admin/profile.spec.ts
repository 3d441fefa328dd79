import type { Locator } from "@playwright/test";
import { expect, test } from "../../support/product.ts";
import { demoAccounts } from "../../support/demo.ts";
import { axeFindings, checkBothWidths } from "../../support/screen-check.ts";
import { expectWords } from "./staff.ts";

test.use({ account: "customer" });

test("a profile shows the plan, empty groups and apps, and the devices that are signed in", async ({
  page,
}) => {
  await page.goto("/profile");
  const plan = page.getByRole("region", { name: "Plan", exact: true });
  await expect(plan).toContainText("Active");
  await expect(plan).toContainText("60");
  await expectWords(page, "You are in no group. Group owners add their members.");
  const apps = page.getByRole("region", { name: "Fantasy apps" });
  await expect(apps.getByText("Not Linked")).toHaveCount(5);
  await expect(page.getByRole("region", { name: "Signed-in devices" })).toContainText("This device");
  expect(await axeFindings(page)).toEqual([]);
});

test("a profile has sections, and the deletion of the account stands apart", async ({ page }) => {
  await page.goto("/profile");
  const names = ["Account", "Apps", "Notices", "Data", "Developer"];
  const links = page.getByRole("navigation", { name: "Sections of the profile" }).getByRole("button");
  await expect(links).toHaveText(names);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(names);
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  for (const [name, part] of [
    ["Account", "Signed-in devices"],
    ["Apps", "Fantasy apps"],
    ["Data", "Your data"],
    ["Developer", "API keys"],
  ] as const)
    await expect(section(name).getByRole("region", { name: part })).toBeVisible();
  await expect(section("Notices").getByRole("switch").first()).toBeVisible();
  await links.filter({ hasText: "Developer" }).click();
  await expect(section("Developer").getByRole("heading", { level: 2 })).toBeFocused();
  await expect(section("Developer").getByRole("heading", { level: 2 })).toBeInViewport();

  // In no section, under all of them, and in the colour of what cannot be undone.
  const deletion = page.getByRole("button", { name: "Delete my account" });
  for (const name of names)
    await expect(section(name).getByRole("button", { name: "Delete my account" })).toHaveCount(0);
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await bottomOf(deletion)).toBeGreaterThan(await bottomOf(section("Developer")));
  const background = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background(deletion)).not.toBe(await background(page.getByRole("button", { name: "Logout" })));
  await checkBothWidths(page, "profile in sections");
});

test("an app without a site of its own says that it cannot be downloaded", async ({ page }) => {
  await page.route("**/api/bootstrap", async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: { fantasy_apps: { slug: string; name: string }[] } };
    const apps = body.data.fantasy_apps;
    const newest = { ...apps[0], slug: "newapp", name: "New App" };
    await route.fulfill({ json: { ...body, data: { ...body.data, fantasy_apps: [...apps, newest] } } });
  });
  await page.goto("/profile");
  await page.getByRole("button", { name: "Download New App" }).click();
  await expectWords(page, "Failed to download fantasy app!");
});

test("an account makes an API key, calls the server with it, and revokes it", async ({ page, request }) => {
  await page.goto("/profile");
  const keys = page.getByRole("region", { name: "API keys" });
  await keys.getByRole("button", { name: "New API key" }).click();
  const dialog = page.getByRole("dialog", { name: "New API key" });
  await dialog.getByLabel("Name of the key").fill("my watcher");
  await expect(dialog.getByRole("switch", { name: "My staff powers" })).toHaveCount(0);
  await dialog.getByLabel("Your password").fill("not the password");
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByText("The current password is wrong!")).toBeVisible();
  await dialog.getByLabel("Your password").fill(demoAccounts.customer.password);
  await dialog.getByRole("button", { name: "Create key" }).click();
  const key = await dialog.getByLabel("API key", { exact: true }).inputValue();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).last().click();

  const call = () =>
    request.get(new URL("/api/notices/unread", page.url()).href, {
      headers: { authorization: `Bearer ${key}`, cookie: "" },
    });
  expect((await call()).status()).toBe(200);
  await expect(keys).toContainText(`my watcher · …${key.slice(-4)}`);
  await keys.getByRole("button", { name: "Revoke my watcher" }).click();
  await page
    .getByRole("dialog", { name: "Revoke my watcher?" })
    .getByRole("button", { name: "Revoke" })
    .click();
  await expect(keys).not.toContainText("my watcher");
  expect((await call()).status()).toBe(401);
});

test("an account makes a webhook, tries it, sees what became of it, and deletes it", async ({ page }) => {
  await page.goto("/profile");
  const webhooks = page.getByRole("region", { name: "Webhooks" });
  await webhooks.getByRole("button", { name: "New webhook" }).click();
  const making = page.getByRole("dialog", { name: "New webhook" });
  const address = making.getByLabel("Address");
  for (const refusedUrl of ["http://hooks.example.com/in", "https://localhost/in"]) {
    await address.fill(refusedUrl);
    await making.getByRole("button", { name: "Create webhook" }).click();
    await expect(
      making.getByText("Give an https address that can be reached from the internet."),
    ).toBeVisible();
  }
  // A name that is reserved: it has no address, with and without the internet.
  await address.fill("https://hooks.example/in");
  await making.getByRole("button", { name: "Create webhook" }).click();
  await expect(making.getByLabel("Secret of the webhook")).toHaveValue(/^whsec_/);
  expect(await axeFindings(page)).toEqual([]);
  await making.getByRole("button", { name: "Close" }).last().click();

  await webhooks.getByRole("button", { name: "Open hooks.example" }).click();
  const dialog = page.getByRole("dialog", { name: "hooks.example" });
  await dialog.getByRole("button", { name: "Send test event" }).click();
  const deliveries = dialog.getByRole("list", { name: "Last deliveries" });
  await expect(deliveries).toContainText(/Failed: (not reachable|no answer in time) · 1 attempt/, {
    timeout: 20_000,
  });
  await deliveries.getByRole("button", { name: "Send again: Test event" }).click();
  await expect(page.getByText("Sent again.")).toBeVisible();
  // Events of the demo may have been told meanwhile.
  await expect(deliveries.getByRole("listitem").filter({ hasText: "Test event" })).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Pause" }).click();
  await expect(dialog.getByRole("button", { name: "Send test event" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Delete webhook" }).click();
  await page
    .getByRole("dialog", { name: "Delete this webhook?" })
    .getByRole("button", { name: "Delete webhook" })
    .click();
  await expect(webhooks.getByRole("listitem")).toHaveCount(0);
});

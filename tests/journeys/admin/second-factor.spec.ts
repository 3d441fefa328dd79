import type { Page } from "@playwright/test";
import { demoAccounts } from "../../support/demo.ts";
import { expect, test } from "../../support/own-product.ts";
import { axeFindings } from "../../support/screen-check.ts";
import { timedCode } from "../../../apps/server/src/modules/auth/testing/timed-code.ts";

test.use({ instance: "second-factor", account: null, settings: { STAFF_SECOND_FACTOR: "required" } });

const { phone, password } = demoAccounts.admin;

async function signIn(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Phone number").fill(phone);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL("/");
}

/** The person reads the code in another app, and the page is loaded again at the return: without a network at first. */
async function leaveAndReturn(page: Page): Promise<void> {
  const status = /\/api\/second-factor$/;
  await page.route(status, (route) => route.abort());
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("This could not be updated.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.getByLabel("Code")).toHaveValue("12");
  await page.unroute(status);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("This could not be updated.")).toBeHidden();
  await expect(page.getByLabel("Code")).toHaveValue("12");
}

test("an admin sets codes up before the desk opens, and gives one after the next sign-in", async ({
  page,
  browser,
  product,
}) => {
  await signIn(page);
  await page.goto("/auditlog");
  await expect(page).toHaveURL("/secondfactor");
  await expect(page.getByText("So it needs a second factor")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Your password").fill("not this one");
  await page.getByRole("button", { name: "Set up codes" }).click();
  await expect(page.getByLabel("Your password")).toHaveAccessibleDescription(/password/i);
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Set up codes" }).click();

  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const address = new URL(
    (await page.getByRole("link", { name: /^Open in an app/ }).getAttribute("href")) ?? "",
  );
  const key = address.searchParams.get("secret") ?? "";
  await page.getByLabel("Code").fill("12");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("This code is not right")).toBeVisible();
  await leaveAndReturn(page);
  await page.getByLabel("Code").fill(timedCode(key));
  await page.getByRole("button", { name: "Confirm" }).click();

  const codes = page.getByRole("listitem").filter({ hasText: /^[\da-f]{4}(-[\da-f]{4}){6}$/ });
  await expect(codes).toHaveCount(10);
  await page.getByRole("button", { name: "I have stored them" }).click();
  await expect(page).toHaveURL("/auditlog");
  await expect(page.getByText("Turned the second factor on").filter({ visible: true }).first()).toBeVisible();

  const other = await browser.newContext({ baseURL: product.url });
  const phonePage = await other.newPage();
  await signIn(phonePage);
  await phonePage.goto("/matchdesk");
  await expect(phonePage.getByText("Open your authenticator app")).toBeVisible();
  await phonePage.getByLabel("Code").fill(timedCode(key, 1));
  await phonePage.getByRole("button", { name: "Confirm" }).click();
  await expect(phonePage).toHaveURL("/matchdesk");
  await other.close();

  await page.goto("/secondfactor");
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Turn codes off" }).click();
  await page.waitForURL("/profile");
  await page.goto("/auditlog");
  await expect(page).toHaveURL("/auditlog");
});

import { type Page, expect } from "@playwright/test";
import { layersLeft } from "../../support/flow.ts";

/** A toast or an error with exactly this text. */
export async function expectWords(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
}

export const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true });

/** Opens the account of a phone number on the user screen. */
export async function lookUp(page: Page, phone: string): Promise<void> {
  await page.goto("/manageuser");
  await page.getByLabel("Find a user by phone number").fill(phone);
  await expect(page.getByRole("button", { name: `Copy number ${phone}` })).toBeVisible();
}

interface Registration {
  readonly phone: string;
  readonly days: string;
  readonly password: string;
}

export async function fillRegistration(page: Page, { phone, days, password }: Registration): Promise<void> {
  await page.getByLabel("Phone number").fill(phone);
  await page.getByLabel("Duration (days)").fill(days);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

export async function register(page: Page, registration: Registration): Promise<void> {
  await page.goto("/register463980");
  await fillRegistration(page, registration);
  await button(page, "Register").click();
  await expectWords(page, "User Registered Successfully!");
  // The form is gone, and with it the guard that keeps typed values when the page is left.
  await expect(page.getByLabel("Duration (days)")).toHaveCount(0);
  await button(page, "Copy sign-in details").click();
  await layersLeft(page);
}

/** Continues to the last question of a report, and publishes it with a double tap. */
export async function publishReport(page: Page): Promise<void> {
  await button(page, "Continue").click();
  const question = page.getByRole("dialog", { name: "Publish this report?" });
  await question.getByRole("button", { name: "Publish report", exact: true }).dblclick();
  await expect(question).toHaveCount(0);
  await layersLeft(page);
}

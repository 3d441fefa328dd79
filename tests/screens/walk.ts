import type { Page } from "@playwright/test";
import { type SignIn, demoAccounts } from "../support/demo.ts";
import { signIn, signOut } from "../support/flow.ts";

type Shoot = (screen: string, page?: Page) => Promise<void>;

const at = async (page: Page, url: string, path: string, screen: string, shoot: Shoot): Promise<void> => {
  await page.goto(url + path);
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await page.waitForTimeout(400);
  await shoot(screen, page);
};

export async function visitorScreens(page: Page, url: string, shoot: Shoot): Promise<void> {
  await at(page, url, "/", "01-home-visitor", shoot);
  await at(page, url, "/login", "02-login", shoot);
  await at(page, url, "/aboutus", "03-about", shoot);
  await at(page, url, "/howtogenerate", "04-how-to", shoot);
}

const settle = async (page: Page): Promise<void> => page.waitForTimeout(600);

const goOn = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await settle(page);
};

const tickFirst = async (page: Page, count: number, from = 0): Promise<void> => {
  const boxes = page.getByRole("main").getByRole("checkbox");
  for (let index = from; index < from + count; index++) await boxes.nth(index).click({ force: true });
  await settle(page);
};

/** The customer's screens from home to the stored teams, with a picture of each. */
export async function walk(
  page: Page,
  url: string,
  { phone, password }: SignIn,
  shoot: Shoot,
): Promise<void> {
  await signIn(page, url, phone, password);
  await at(page, url, "/", "10-home", shoot);
  for (const sport of ["Football", "Basketball", "Kabaddi"]) {
    await page.getByRole("tab", { name: sport }).click();
    await settle(page);
    await shoot(`11-home-${sport.toLowerCase()}`);
  }
  await page.getByRole("tab", { name: "Cricket" }).click();
  await page
    .getByRole("article")
    .filter({ hasText: "Lineups out" })
    .filter({ hasNotText: "Expired" })
    .first()
    .getByRole("link")
    .first()
    .click();
  await settle(page);
  await shoot("12-match-empty");
  await page.getByRole("button", { name: "Select all announced" }).click();
  await settle(page);
  await shoot("13-match");
  await goOn(page);
  await shoot("14-section");
  await page.getByRole("button", { name: /^Fixed/ }).click();
  await settle(page);
  await tickFirst(page, 2);
  await shoot("15-fixed");
  await goOn(page);
  await tickFirst(page, 4);
  await shoot("16-captain");
  await goOn(page);
  await tickFirst(page, 6);
  await shoot("17-vicecaptain");
  await goOn(page);
  await tickFirst(page, 3, 0);
  await shoot("18-partision");
  await goOn(page);
  await shoot("19-selection");
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await settle(page);
  await shoot("20-credit");
  await goOn(page);
  await tickFirst(page, 6);
  await shoot("21-combination");
  await goOn(page);
  await shoot("22-advanced");
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill("500");
  await page.getByRole("button", { name: "Generate Teams" }).click();
  await page.waitForURL(/\/display\/.+/);
  await settle(page);
  await shoot("23-display");
  const [, , match, attempt] = new URL(page.url()).pathname.split("/");
  await at(page, url, `/analytics/${match}/${attempt}`, "24-analytics", shoot);
  await at(page, url, "/mymatches", "25-mymatches", shoot);
  await at(page, url, `/previousmatch/${match}`, "26-previousmatch", shoot);
  await at(page, url, "/savedmatches", "27-savedmatches", shoot);
  await at(page, url, "/profile", "28-profile", shoot);
  await at(page, url, "/research", "29-research", shoot);
  await signOut(page, url);
}

/** The admin's screens. */
export async function staffScreens(page: Page, url: string, shoot: Shoot): Promise<void> {
  await signIn(page, url, demoAccounts.admin.phone, demoAccounts.admin.password);
  for (const path of [
    "/admindecisionpanel",
    "/register463980",
    "/manageuser",
    "/adminaccountsdata",
    "/notify",
    "/promotiondashboard",
    "/promotioncreate",
    "/dream11hashvalue",
    "/matchdesk",
    "/auditlog",
  ])
    await at(page, url, path, `40${path.replaceAll("/", "-")}`, shoot);
  await signOut(page, url);
}

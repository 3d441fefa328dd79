import type { Page } from "@playwright/test";
import { exportedTeams, openExport } from "../support/flow.ts";
import {
  button,
  choosePlayers,
  demoMatch,
  displayPath,
  heading,
  quickTeams,
  expectWords,
} from "../support/player.ts";
import { expect, test } from "../support/product.ts";
import { dumpDatabase } from "../support/records.ts";

const match = demoMatch("cricket", "lineups");

/** The content of the browser's clipboard after the link was copied. */
async function copiedLink(page: Page): Promise<string> {
  await expectWords(page, "Link copied!");
  return page.evaluate(async () => navigator.clipboard.readText());
}

async function linkOfDisplay(page: Page): Promise<string> {
  await openExport(page);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Share link/ })
    .click();
  return copiedLink(page);
}

interface StoredTeams {
  readonly match_id: string;
  readonly id: number;
  readonly teams: unknown;
}

/** The attempt's teams as they are stored: the engine's own columns. */
async function storedColumns(page: Page, attempt: number): Promise<unknown> {
  const { stores } = await dumpDatabase(page, "teamwright");
  const rows = (stores.find(({ name }) => name === "tgk_teams")?.rows ?? []) as StoredTeams[];
  return rows.find(({ match_id: id, id: number }) => id === match && number === attempt)?.teams;
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a shared attempt becomes the same teams, byte for byte, on another device", async ({
  page,
  browser,
  product,
}) => {
  const attempt = await quickTeams(page, match, 120);
  const link = await linkOfDisplay(page);
  expect(link).toContain("/shared#1.");
  const sentColumns = await storedColumns(page, attempt);
  const teams = await exportedTeams(page);
  expect(teams).toHaveLength(120);

  const device = await browser.newContext({
    storageState: await product.sessionOf("customer"),
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const other = await device.newPage();
  const askedPaths: string[] = [];
  other.on("request", (request) => askedPaths.push(request.url()));
  await other.goto(link);
  await expect(heading(other, "Shared strategy")).toBeAttached();
  await expectWords(other, "Makes exactly the 120 teams of the one who shared it.");
  await expect(other.getByText(/^Captain: \d+ candidates$/)).toBeVisible();
  await button(other, "Generate Teams").click();
  await other.waitForURL(/\/display\/.+\/1\/9\/9$/);
  await expect(heading(other, "120 teams")).toBeAttached();
  expect(await exportedTeams(other)).toEqual(teams);
  expect(sentColumns).toBeDefined();
  expect(await storedColumns(other, 1)).toEqual(sentColumns);
  expect(await linkOfDisplay(other)).toBe(link);
  const secret = link.slice(link.indexOf("#") + 1, link.indexOf("#") + 40);
  expect(askedPaths.filter((url) => url.includes(secret) && url !== link)).toEqual([]);
  await device.close();
});

test("a link shared at the review makes the teams that are generated there", async ({ page }) => {
  await choosePlayers(page, match);
  await button(page, "Continue").click();
  await button(page, "Quick teams").click();
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill("40");
  await button(page, "Share link").click();
  const link = await copiedLink(page);
  await button(page, "Generate Teams").click();
  await page.waitForURL(/\/display\//);
  const ownTeams = await exportedTeams(page);
  await page.goto(link);
  await expectWords(page, "Makes the same 40 teams wherever this link is opened.");
  await button(page, "Generate Teams").click();
  await page.waitForURL(/\/display\/.+\/2\/9\/9$/);
  expect(await exportedTeams(page)).toEqual(ownTeams);
});

test("a shared strategy can be made one's own, and the own choices come back", async ({ page }) => {
  await quickTeams(page, match, 30);
  const link = await linkOfDisplay(page);
  await page.goto(link);
  await button(page, "Change it").click();
  await expect(heading(page, "Your strategy")).toBeAttached();
  await expectWords(page, "Your own choices for this match were replaced.");
  await button(page, "Undo").click();
  await expect(heading(page, "Quick teams")).toBeAttached();
});

test("bad links say what is wrong with them", async ({ page }) => {
  await page.goto("/shared#1.nothing");
  await expectWords(page, "This link cannot be read");
  await page.goto("/shared");
  await expectWords(page, "This link cannot be read");
  await page.goto("/shared#99.AAAA");
  await expectWords(page, "This link is from a newer Teamwright");
  await page.getByRole("link", { name: "To the matches" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("teams that no strategy made as they are give out no link", async ({ page }) => {
  await quickTeams(page, match, 20);
  await button(page, "Select").click();
  await button(page, "Select All").click();
  await button(page, "Store").click();
  const box = page.getByRole("dialog");
  await box.getByRole("textbox").fill("All of them");
  await box.getByRole("button", { name: "Store", exact: true }).click();
  await expectWords(page, "Teams Stored Successfully!");
  await page.goto(displayPath(match, 2));
  await expect(heading(page, "20 teams")).toBeAttached();
  await openExport(page);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Share link/ })
    .click();
  await expect(page.getByText(/no link can make them again/)).toBeVisible();
});

test.describe("as a visitor", () => {
  test.use({ account: null });

  test("a link asks to sign in first", async ({ page }) => {
    await page.goto("/shared#1.nothing");
    await expect(page).toHaveURL(/\/login$/);
  });
});

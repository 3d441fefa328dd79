import type { Page } from "@playwright/test";
import { exportedTeams, untilStored } from "../support/flow.ts";
import {
  button,
  choosePlayers,
  demoMatch,
  displayPath,
  heading,
  quickTeams,
  said,
} from "../support/player.ts";
import { expect, test } from "../support/product.ts";

declare global {
  interface Window {
    /** Set while the transaction that stores an attempt is kept open, as on a slow device. */
    holdStoring?: boolean;
    /** Set while the browser refuses to store an attempt. */
    failStoring?: boolean;
  }
}

const match = demoMatch("cricket", "lineups");
const STORING = "Storing the teams …";

/** The real database, whose transaction can be kept open or ended while teams are written. */
const controlStoring = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...args: [unknown, IDBValidKey?]) {
      const request = add.apply(this, args);
      if (this.name !== "tgk_teams") return request;
      if (window.failStoring === true) this.transaction.abort();
      const keepOpen = (): void => {
        if (window.holdStoring === true) this.count().addEventListener("success", keepOpen);
      };
      request.addEventListener("success", keepOpen);
      return request;
    };
  });
};

async function readyToGenerate(page: Page, teams: number): Promise<void> {
  await choosePlayers(page, match);
  await button(page, "Continue").click();
  await button(page, "Quick teams").click();
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill(String(teams));
}

const cards = (page: Page) => page.getByRole("list", { name: "Generated Teams" }).getByRole("article");

test("teams are shown while they are stored, and their number is theirs over two tabs", async ({
  page,
  context,
}) => {
  await controlStoring(page);
  await readyToGenerate(page, 60);
  await page.evaluate(() => (window.holdStoring = true));
  await button(page, "Generate Teams").click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText(STORING)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${displayPath(match, 1)}$`));

  const other = await context.newPage();
  await other.goto("/advanced");
  await other.getByRole("textbox", { name: "Enter Number of Teams" }).fill("25");
  await button(other, "Generate Teams").click();
  // The second tab waits for its number.
  await expect(other.getByRole("progressbar")).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(other).toHaveURL(/\/advanced$/);

  await page.evaluate(() => (window.holdStoring = false));
  await untilStored(page);
  await expect(page.getByText(STORING)).toHaveCount(0);
  await expect(other).toHaveURL(new RegExp(`${displayPath(match, 2)}$`));
  await untilStored(other);
  await page.reload();
  await expect(heading(page, "60 teams")).toBeAttached();
  await other.reload();
  await expect(heading(other, "25 teams")).toBeAttached();
});

test("a reload in the middle of storing is asked about, and says afterwards that nothing was stored", async ({
  page,
}) => {
  await controlStoring(page);
  await readyToGenerate(page, 40);
  await page.evaluate(() => (window.holdStoring = true));
  await button(page, "Generate Teams").click();
  await expect(page.getByText(STORING)).toBeVisible();
  const asked = page.waitForEvent("dialog");
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.accept();
  await reloaded;
  await said(page, "These teams are not on this device");
  await said(page, "The page was closed before they were stored. Open the match to make them again.");
  await page.getByRole("main").getByRole("link", { name: "Generate Teams" }).click();
  await expect(page).toHaveURL(new RegExp(`/match/${match}$`));
  expect(await quickTeams(page, match, 12)).toBe(1);
  await page.reload();
  await expect(heading(page, "12 teams")).toBeAttached();
});

test("Back while teams are stored loses nothing", async ({ page }) => {
  await controlStoring(page);
  await readyToGenerate(page, 40);
  await page.evaluate(() => (window.holdStoring = true));
  await button(page, "Generate Teams").click();
  await expect(page.getByText(STORING)).toBeVisible();
  await page.goBack();
  await expect(button(page, "Generate Teams")).toBeVisible();
  await page.goForward();
  await expect(heading(page, "40 teams")).toBeAttached();
  await page.goBack();
  await page.evaluate(() => (window.holdStoring = false));
  await page.goForward();
  await expect(heading(page, "40 teams")).toBeAttached();
  await expect(page.getByText(STORING)).toHaveCount(0);
  await page.reload();
  await expect(heading(page, "40 teams")).toBeAttached();
  expect(await exportedTeams(page)).toHaveLength(40);
});

test("teams that could not be stored stay, can be exported, and can be stored again", async ({ page }) => {
  await controlStoring(page);
  await readyToGenerate(page, 30);
  await page.evaluate(() => (window.failStoring = true));
  await button(page, "Generate Teams").click();
  await said(page, "Failed while storing teams!");
  await expect(cards(page).first()).toBeVisible();
  // Its number is free for others again.
  await expect(page).toHaveURL(new RegExp(`${displayPath(match, 0)}$`));
  await expect(page.getByText("Not stored", { exact: true })).toBeVisible();
  for (const name of ["Select", "Make more"]) await expect(button(page, name)).toHaveCount(0);
  const teams = await exportedTeams(page);
  expect(teams).toHaveLength(30);

  await button(page, "Store again").click();
  await said(page, "Failed while storing teams!");
  await page.evaluate(() => (window.failStoring = false));
  await button(page, "Store again").click();
  await untilStored(page);
  await expect(page).toHaveURL(new RegExp(`${displayPath(match, 1)}$`));
  await page.reload();
  expect(await exportedTeams(page)).toEqual(teams);
});

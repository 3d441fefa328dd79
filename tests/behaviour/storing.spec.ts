import type { Page } from "@playwright/test";
import { exportedTeams, untilStored } from "../support/flow.ts";
import {
  button,
  choosePlayers,
  demoMatch,
  displayPath,
  heading,
  openPlayers,
  quickTeams,
  expectWords,
} from "../support/player.ts";
import { expect, test } from "../support/product.ts";

declare global {
  interface Window {
    /** Set while the transaction that stores an attempt is kept open, as on a slow device. */
    holdStoring?: boolean;
    /** Set while the browser refuses to store an attempt: at once, or at the end of a transaction that was kept open. */
    failStoring?: boolean | "later";
    /** Set while the database fails before an attempt has its number. */
    failReading?: boolean;
  }
}

const match = demoMatch("cricket", "lineups");
const STORING = "Storing the teams …";

/** The real database, whose transaction can be kept open or ended while teams are written. */
const controlStoring = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const { add, get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function (this: IDBObjectStore, key: IDBValidKey) {
      if (window.failReading === true && this.transaction.mode === "readwrite")
        throw new DOMException("denied", "SecurityError");
      return get.call(this, key);
    };
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...args: [unknown, IDBValidKey?]) {
      const request = add.apply(this, args);
      if (this.name !== "tgk_teams") return request;
      if (window.failStoring === true) this.transaction.abort();
      const keepOpen = (): void => {
        if (window.holdStoring === true) this.count().addEventListener("success", keepOpen);
        else if (window.failStoring === "later") this.transaction.abort();
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
  const closeQuestion = page.waitForEvent("dialog");
  const reload = page.reload();
  const question = await closeQuestion;
  expect(question.type()).toBe("beforeunload");
  await question.accept();
  await reload;
  await expectWords(page, "These teams are not on this device");
  await expectWords(page, "The page was closed before they were stored. Open the match to make them again.");
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
  await expectWords(page, "Failed while storing teams!");
  await expect(cards(page).first()).toBeVisible();
  // Its number is free for others again.
  await expect(page).toHaveURL(new RegExp(`${displayPath(match, 0)}$`));
  await expect(page.getByText("Not stored", { exact: true })).toBeVisible();
  // Space was not the reason.
  await expect(page.getByText("make room")).toHaveCount(0);
  await expect(page.getByText("The browser did not say what would help.")).toBeVisible();
  for (const name of ["Select", "Make more"]) await expect(button(page, name)).toHaveCount(0);
  const teams = await exportedTeams(page);
  expect(teams).toHaveLength(30);

  await button(page, "Store again").click();
  // The words of the first failure stand all the time: the second has come when the button can be used again.
  await expect(button(page, "Store again")).toBeEnabled();
  await expectWords(page, "Failed while storing teams!");
  await page.evaluate(() => (window.failStoring = false));
  await button(page, "Store again").click();
  await untilStored(page);
  await expect(page).toHaveURL(new RegExp(`${displayPath(match, 1)}$`));
  await page.reload();
  expect(await exportedTeams(page)).toEqual(teams);
});

test("teams whose database fails before they have a number stay too, with the reason", async ({ page }) => {
  await controlStoring(page);
  await readyToGenerate(page, 25);
  await page.evaluate(() => (window.failReading = true));
  await button(page, "Generate Teams").click();
  await expect(heading(page, "25 teams")).toBeAttached();
  await expect(page).toHaveURL(new RegExp(`${displayPath(match, 0)}$`));
  await expect(page.getByText("The browser lets this page store nothing")).toBeVisible();
  const teams = await exportedTeams(page);
  expect(teams).toHaveLength(25);
  await page.goBack();
  const alert = page.getByRole("alert").filter({ hasText: "Failed while storing teams!" });
  await alert.getByRole("button", { name: "Generated Teams" }).click();
  await expect(heading(page, "25 teams")).toBeAttached();

  await page.evaluate(() => (window.failReading = false));
  await button(page, "Store again").click();
  await untilStored(page);
  await expect(page).toHaveURL(new RegExp(`${displayPath(match, 1)}$`));
  await page.reload();
  expect(await exportedTeams(page)).toEqual(teams);
});

test("who has left the teams is told that they could not be stored, wherever, and finds them again", async ({
  page,
}) => {
  await controlStoring(page);
  await readyToGenerate(page, 20);
  await page.evaluate(() => {
    window.holdStoring = true;
    window.failStoring = "later";
  });
  await button(page, "Generate Teams").click();
  await expect(page.getByText(STORING)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(heading(page, "Choose a way")).toBeAttached();
  await page.evaluate(() => (window.holdStoring = false));
  const alert = page.getByRole("alert").filter({ hasText: "Failed while storing teams!" });
  await expect(alert).toBeVisible();
  // On any other screen too, and the browser asks before the page is closed.
  await button(page, "Quick teams").click();
  await expect(page.getByRole("textbox", { name: "Enter Number of Teams" })).toBeVisible();
  await expect(alert).toBeVisible();
  const asks = () =>
    page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await asks()).toBe(true);

  // Other teams, which are stored meanwhile and get the number, replace nothing.
  await page.evaluate(() => (window.failStoring = false));
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill("15");
  await button(page, "Generate Teams").click();
  await expect(heading(page, "15 teams")).toBeAttached();
  await expect(page).toHaveURL(new RegExp(`${displayPath(match, 1)}$`));
  await alert.getByRole("button", { name: "Generated Teams" }).click();
  await expect(heading(page, "20 teams")).toBeAttached();
  await expect(page).toHaveURL(new RegExp(`${displayPath(match, 0)}$`));
  await button(page, "Store again").click();
  await untilStored(page);
  await expect(page).toHaveURL(new RegExp(`${displayPath(match, 2)}$`));
  await expect(alert).toHaveCount(0);
  expect(await asks()).toBe(false);
  await page.reload();
  await expect(heading(page, "20 teams")).toBeAttached();
});

test("more teams, and teams for leagues, are shown while they are stored", async ({ page }) => {
  await controlStoring(page);
  await quickTeams(page, match, 15);
  await page.evaluate(() => (window.holdStoring = true));
  await button(page, "Make more").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Enter Number of Teams" }).fill("12");
  await dialog.getByRole("button", { name: "Generate Teams" }).click();
  await expect(heading(page, "12 teams")).toBeAttached();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText(STORING)).toBeVisible();
  await page.evaluate(() => (window.holdStoring = false));
  await untilStored(page);

  await openPlayers(page, match);
  await page.evaluate(() => (window.failStoring = true));
  await button(page, "Auto Create Teams").click();
  await page.getByRole("dialog").getByRole("button", { name: "No", exact: true }).click();
  await expectWords(page, "Failed while storing teams!");
  await expect(page).toHaveURL(new RegExp(`/displayauto/${match}/0$`));
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.evaluate(() => {
    window.failStoring = false;
    window.holdStoring = true;
  });
  await button(page, "Store again").click();
  await expect(page.getByText(STORING)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/displayauto/${match}/3$`));
  await page.evaluate(() => (window.holdStoring = false));
  await untilStored(page);
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
});

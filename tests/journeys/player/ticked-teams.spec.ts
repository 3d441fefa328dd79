import type { Page } from "@playwright/test";
import { button, demoMatch, heading, quickTeams, expectWords } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";
import { tickedTeams } from "../../support/ticked-teams.ts";

const match = demoMatch("cricket", "lineups");
const TEAMS = 12;

// High enough for all teams, with the navigation of a wide screen.
test.use({ account: "groupOwner", viewport: { width: 1280, height: 2600 } });

async function shuffle(page: Page): Promise<void> {
  await button(page, "Shuffle, Attempt 1").click();
  await expectWords(page, "Teams Shuffled Successfully!");
}

test("ticks stay with their teams when another tab, or this one, shuffles them", async ({
  page,
  context,
}) => {
  await quickTeams(page, match, TEAMS);
  await button(page, "Select").click();
  for (const team of [2, 7, 11])
    await page.getByRole("checkbox", { name: `Select team ${team}`, exact: true }).press("Space");
  await expectWords(page, "3 selected");
  const before = await tickedTeams(page, TEAMS);
  expect(before.size).toBe(3);
  const order = await page.getByRole("article", { name: /^Team \d+$/ }).allInnerTexts();

  const other = await context.newPage();
  await other.goto(`/previousmatch/${match}`);
  await shuffle(other);
  await expect
    .poll(() => page.getByRole("article", { name: /^Team \d+$/ }).allInnerTexts())
    .not.toEqual(order);
  expect(await tickedTeams(page, TEAMS)).toEqual(before);
  await expectWords(page, "3 selected");

  await page.getByRole("link", { name: "My Matches" }).first().click();
  await page.locator(`a[href="/previousmatch/${match}"]`).click();
  await shuffle(page);
  await page.getByRole("link", { name: "Open, Attempt 1" }).click();
  await expect(heading(page, `${TEAMS} teams`)).toBeAttached();
  await expectWords(page, "3 selected");
  expect(await tickedTeams(page, TEAMS)).toEqual(before);
});

test("teams that are chosen for the user are chosen anew when another tab shuffles them", async ({
  page,
  context,
}) => {
  await quickTeams(page, match, TEAMS);
  await button(page, "Select").click();
  await button(page, "Choose for me").click();
  const choosing = page.getByRole("dialog", { name: "Choose for me" });
  await choosing.getByRole("textbox").fill("3");
  const choose = choosing.getByRole("button", { name: "Choose", exact: true });
  await choose.click();
  await expect(choosing.getByRole("button", { name: "Select 3 teams" })).toBeVisible();

  const other = await context.newPage();
  await other.goto(`/previousmatch/${match}`);
  await shuffle(other);
  await choose.click();
  await choosing.getByRole("button", { name: "Select 3 teams" }).click();
  await expectWords(page, "3 selected");
});

test("grounds that are open stay with their teams when another tab shuffles them", async ({
  page,
  context,
}) => {
  await quickTeams(page, match, TEAMS);
  const cards = page.getByRole("article", { name: /^Team \d+$/ });
  const openGrounds = page.getByRole("list", { name: /^Players of team \d+$/ });
  const teamsOf = (texts: readonly string[]) =>
    new Set(texts.map((text) => text.replaceAll(/team \d+/gi, "")));
  for (const team of [2, 9]) await button(page, `Team ${team}: show on the ground`).click();
  await expect(openGrounds).toHaveCount(2);
  const before = teamsOf(await openGrounds.allInnerTexts());
  expect(before.size).toBe(2);
  const order = await cards.allInnerTexts();

  const other = await context.newPage();
  await other.goto(`/previousmatch/${match}`);
  await shuffle(other);
  await expect.poll(() => cards.allInnerTexts()).not.toEqual(order);
  await expect(openGrounds).toHaveCount(2);
  expect(teamsOf(await openGrounds.allInnerTexts())).toEqual(before);
});

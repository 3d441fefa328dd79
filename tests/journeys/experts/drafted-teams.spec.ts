import { button, demoMatch, heading, quickTeams, expectWords } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";
import { tickedTeams } from "../../support/ticked-teams.ts";

const match = demoMatch("cricket", "lineups");
const TEAMS = 12;

// A prime admin both posts and shuffles. The screen is high enough for all teams.
test.use({ account: "primeAdmin", viewport: { width: 390, height: 2600 } });

test("teams that are ticked for a post are those that are posted when a shuffle comes between", async ({
  page,
  context,
}) => {
  const attempt = await quickTeams(page, match, TEAMS);
  await button(page, "Share Teams").click();
  await expect(heading(page, "Select Teams to share")).toBeAttached();
  for (const team of [2, 7, 11])
    await page.getByRole("checkbox", { name: `Select team ${team}`, exact: true }).press("Space");
  await expectWords(page, "3 selected");
  const before = await tickedTeams(page, TEAMS);
  expect(before.size).toBe(3);
  const order = await page.getByRole("article", { name: /^Team \d+$/ }).allInnerTexts();

  const other = await context.newPage();
  await other.goto(`/previousmatch/${match}`);
  await button(other, `Shuffle, Attempt ${attempt}`).click();
  await expectWords(other, "Teams Shuffled Successfully!");
  await expect
    .poll(() => page.getByRole("article", { name: /^Team \d+$/ }).allInnerTexts())
    .not.toEqual(order);
  expect(await tickedTeams(page, TEAMS)).toEqual(before);

  await button(page, "Share Teams").click();
  await expectWords(page, "3 teams attached");
  await button(other, `Shuffle, Attempt ${attempt}`).click();
  await expect(other.getByText("Teams Shuffled Successfully!").first()).toBeVisible();
  await page.goBack();
  await expectWords(page, "3 selected");
  expect(await tickedTeams(page, TEAMS)).toEqual(before);
});

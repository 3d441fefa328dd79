import { expect } from "@playwright/test";
import { exportedTeams } from "../../support/flow.ts";
import { button, demoMatch, displayPath, quickTeams, expectWords } from "../../support/player.ts";
import { linkOnProfile, test } from "../../support/sandbox.ts";
import { storedTransfers } from "../../support/transfer.ts";

test.use({
  serverName: "send-meanwhile",
  // A customer shuffles no teams.
  storageState: async ({ own }, give) => give(await own.sessionOf("groupOwner")),
});

const match = demoMatch("cricket", "lineups");

test("teams that are shown go to the app, and no others, when another tab shuffles while the app is chosen", async ({
  page,
  context,
  own: { sandbox },
}) => {
  test.setTimeout(240_000);
  await linkOnProfile(page, sandbox, "Dream11", "9000000140");
  // Of 22 candidates one leads more than the 20 teams that the app takes.
  const attempt = await quickTeams(page, match, 500);
  const captains = (await exportedTeams(page)).map(({ captain }) => captain);
  const timesOf = (captain: number) => captains.filter((other) => other === captain).length;
  const captain = captains.find((one) => timesOf(one) > 20 && timesOf(one) < 450);
  expect(captain).toBeDefined();
  await page.goto(displayPath(match, attempt, 1, captain));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ of 500/);
  await button(page, /^Send to app/).click();
  const toApp = page.getByRole("button", { name: "Transfer to Dream11" });
  await expect(toApp).toBeVisible();

  const shownTeams = () => page.getByRole("article", { name: /^Team \d+$/ }).allInnerTexts();
  const before = await shownTeams();
  const other = await context.newPage();
  await other.goto(`/previousmatch/${match}`);
  await button(other, `Shuffle, Attempt ${attempt}`).click();
  await expectWords(other, "Teams Shuffled Successfully!");
  await expect.poll(shownTeams).not.toEqual(before);
  await toApp.click();
  await expect(page).toHaveURL(/\/transferarena\/\?transfer=/);
  const [sentTransfer] = await storedTransfers(page);
  expect(sentTransfer?.selectedTeams.map((team) => team.captain)).toEqual(
    Array.from({ length: 20 }, () => captain),
  );
});

test("who closes the choice of an app while it is asked stays with the teams, and nothing is handed over", async ({
  page,
  own: { sandbox },
}) => {
  await linkOnProfile(page, sandbox, "Dream11", "9000000141");
  await quickTeams(page, match, 5);
  const display = page.url();
  const before = (await storedTransfers(page)).length;
  await button(page, /^Send to app/).click();
  const question = Promise.withResolvers<void>();
  const closing = Promise.withResolvers<void>();
  await page.route("**/api/fantasy/auth/verify", async (route) => {
    question.resolve();
    await closing.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Transfer to Dream11" }).click();
  await question.promise;
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const response = page.waitForResponse("**/api/fantasy/auth/verify");
  closing.resolve();
  await response;
  await button(page, "Select").click();
  await expectWords(page, "0 selected");
  expect(page.url()).toBe(display);
  expect(await storedTransfers(page)).toHaveLength(before);
});

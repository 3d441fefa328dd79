import type { Page } from "@playwright/test";
import { untilForecast } from "../../support/forecast.ts";
import { untilStored } from "../../support/flow.ts";
import { announceLineups } from "../../support/lineups.ts";
import {
  button,
  demoMatch,
  heading,
  matchOf,
  openPlayers,
  expectWords,
  squadOf,
} from "../../support/player.ts";
import { expect } from "../../support/product.ts";
import { test } from "../../support/sandbox.ts";

test.use({
  serverName: "team-chances",
  storageState: async ({ own }, give) => give(await own.sessionOf("groupOwner")),
});

const match = demoMatch("cricket", "evening");
const TEAMS = 6;
const CHANCE = /\d+\.\d % top 1 %/;

const untilMeasured = (page: Page) =>
  expect(page.getByText(/^one of all \d+ in the top 1 %: \d+ %/)).toBeVisible({ timeout: 60_000 });

/** The chance of each team, by its players, captain and vice-captain. */
async function chancesOfTeams(page: Page): Promise<ReadonlyMap<string, string>> {
  const cards = page.getByRole("article", { name: /^Team \d+$/ });
  await expect(cards.filter({ hasText: CHANCE })).toHaveCount(TEAMS);
  const texts = await cards.allInnerTexts();
  return new Map(
    texts.map((text) => [text.replace(CHANCE, "").replace(/#\d+/, ""), CHANCE.exec(text)![0]] as const),
  );
}

async function makeTeams(page: Page): Promise<void> {
  await button(page, "Continue").click();
  await button(page, "Quick teams").click();
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill(String(TEAMS));
  await button(page, "Generate Teams").click();
  await untilStored(page);
}

/** Within the app: a load of the page would forget what was measured. */
async function openAttempt(page: Page, attempt: number): Promise<void> {
  await page.getByRole("link", { name: `Open, Attempt ${attempt}` }).click();
  await expect(heading(page, `${TEAMS} teams`)).toBeAttached();
  await button(page, "Chances").click();
  await untilMeasured(page);
}

async function leaveToAttempts(page: Page): Promise<void> {
  await button(page, "Back").click();
  await page.waitForURL(`**/previousmatch/${match}`);
}

test("chances stay those of their teams in another order, beside other sets, and after line-ups", async ({
  page,
  own: { server, sessionOf },
}) => {
  test.setTimeout(150_000);
  await untilForecast(page, match);
  await openPlayers(page, match);
  await button(page, "Select last match's eleven").click();
  await makeTeams(page);
  await openPlayers(page, match);
  await makeTeams(page);
  await page.goto(`/previousmatch/${match}`);
  await openAttempt(page, 1);
  const before = await chancesOfTeams(page);
  expect(new Set(before.values()).size).toBeGreaterThan(1);
  await leaveToAttempts(page);

  await button(page, "Shuffle, Attempt 1").click();
  await expectWords(page, "Teams Shuffled Successfully!");
  await openAttempt(page, 1);
  expect(await chancesOfTeams(page)).toEqual(before);
  await leaveToAttempts(page);

  // The other set was measured last: the best of the first one are found all the same.
  await openAttempt(page, 2);
  await leaveToAttempts(page);
  await openAttempt(page, 1);
  await button(page, "Select").click();
  await button(page, "Choose for me").click();
  const choosing = page.getByRole("dialog", { name: "Choose for me" });
  await choosing.getByRole("textbox").fill("3");
  await choosing.getByRole("button", { name: "Choose", exact: true }).click();
  await expect(
    choosing.getByText(/^One of these 3 teams is in the top 1 % with a chance of \d+ %/),
  ).toBeVisible({ timeout: 60_000 });
  await choosing.getByRole("button", { name: "Cancel" }).click();

  // News while the chances are on the screen: two who were likely to play are out.
  const squad = squadOf(await matchOf({ url: server.url, sessionOf: () => sessionOf("customer") }, match));
  const eleven = (side: number) => squad.filter(({ team_index }) => team_index === side).slice(-11);
  const playing = new Set([...eleven(0), ...eleven(1)].map(({ player_index }) => player_index));
  await announceLineups(server.url, await sessionOf("admin"), match, squad, playing);
  await expect(page.getByText(/^Not in the line-up: /)).toBeVisible();
  await expect.poll(async () => chancesOfTeams(page), { timeout: 60_000 }).not.toEqual(before);
  expect([...(await chancesOfTeams(page)).keys()].length).toBe(TEAMS);
});

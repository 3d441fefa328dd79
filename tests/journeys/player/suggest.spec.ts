import { expect } from "@playwright/test";
import type { Locator } from "@playwright/test";
import { DAY } from "@teamwright/domain/durations";
import { untilForecast } from "../../support/forecast.ts";
import { exportedTeams, layersLeft } from "../../support/flow.ts";
import { button, choosePlayers, demoMatch, heading, matchOf, squadOf, tick } from "../../support/player.ts";
import { linkOnProfile, test } from "../../support/sandbox.ts";
import { axeFindings, takePicture } from "../../support/screen-check.ts";
import { importMatches } from "../../support/own-match.ts";
import {
  footballMatch,
  footballSeason,
} from "../../../apps/server/src/modules/forecasts/testing/football-season.ts";

test.use({ serverName: "suggest" });

const match = demoMatch("cricket", "lineups");

test("three taps lead from home to 20 suggested teams in the linked app", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(300_000);
  const mobile = "9000000190";
  await linkOnProfile(page, sandbox, "Dream11", mobile);
  await untilForecast(page, match);
  await page.goto("/");
  await page.locator(`a[href="/decision/${match}"]`).click();
  await takePicture(page, "hub-with-suggest");
  await page.getByRole("link", { name: /^Suggest teams/ }).click();
  await expect(page.getByText("that one of these 20 teams ends in the top 1 %")).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByRole("article", { name: /^Team \d+$/ }).first()).toBeVisible();
  await takePicture(page, "suggest");
  expect(await axeFindings(page)).toEqual([]);
  await button(page, "Send 20 to Dream11").click();

  await expect(page).toHaveURL(/\/transferarena\/\?transfer=/);
  const summary = page.getByRole("dialog", { name: /summary/ });
  await expect(summary.getByText("20 teams transferred")).toBeVisible({ timeout: 90_000 });
  await summary.getByRole("button", { name: "OK" }).click();
  await layersLeft(page);
  const teams = await sandbox.teams("dream11", mobile);
  expect(
    new Set(teams.map((team) => JSON.stringify(team.players.toSorted()) + team.captain + team.viceCaptain))
      .size,
  ).toBe(20);

  // The same suggestion again is the same attempt, and a second transfer asks what to replace.
  await page.goto(`/suggest/${match}`);
  await button(page, "Send 20 to Dream11").click({ timeout: 120_000 });
  await expect(page.getByRole("tab", { name: "All selected" })).toBeVisible();
});

test("suggestions of another number come without a network, and are kept", async ({ page, context }) => {
  test.setTimeout(300_000);
  await untilForecast(page, match);
  await page.goto(`/suggest/${match}`);
  await expect(page.getByText("that one of these 20 teams ends in the top 1 %")).toBeVisible({
    timeout: 120_000,
  });
  await context.setOffline(true);
  await page.getByRole("combobox", { name: /^Teams/ }).selectOption("11");
  await expect(page.getByText("that one of these 11 teams ends in the top 1 %")).toBeVisible({
    timeout: 120_000,
  });
  await context.setOffline(false);
  await button(page, "Keep").click();
  await expect(page).toHaveURL(/\/display\//);
  await expect(page.getByRole("heading", { level: 1, name: "11 teams" })).toBeVisible();
  await button(page, "Chances").click();
  await expect(page.getByText(/^one of all 11 in the top 1 %: \d+ %/)).toBeVisible({ timeout: 60_000 });
  await page.getByLabel("Order").selectOption("most-chance");
  const chances = page.getByText(/^\d+\.\d % top 1 %$/);
  await expect(chances.first()).toBeVisible();
  const values = (await chances.allTextContents()).map(Number.parseFloat);
  await button(page, "Select").click();
  await button(page, "Choose for me").click();
  const choosing = page.getByRole("dialog", { name: "Choose for me" });
  await choosing.getByRole("textbox").fill("3");
  await choosing.getByRole("button", { name: "Choose", exact: true }).click();
  await expect(
    choosing.getByText(/^One of these 3 teams is in the top 1 % with a chance of \d+ %/),
  ).toBeVisible({
    timeout: 60_000,
  });
  await choosing.getByRole("button", { name: "Select 3 teams" }).click();
  expect(values).toEqual(values.toSorted((one, other) => other - one));
  await takePicture(page, "kept-suggestions");
});

test("the user's view of players changes the suggestions, and stays with the match", async ({ page }) => {
  test.setTimeout(300_000);
  const before = demoMatch("cricket", "evening");
  const promise = page.getByText("that one of these 20 teams ends in the top 1 %");
  await untilForecast(page, before);
  await page.goto(`/suggest/${before}`);
  await expect(promise).toBeVisible({ timeout: 120_000 });
  await button(page, "Your view of the players").click();
  const view = page.getByRole("dialog", { name: "Your view of the players" });
  const rows = view.getByRole("listitem");
  await expect(rows.first().getByText(/points expected$/)).toBeVisible({ timeout: 60_000 });
  expect(await axeFindings(page)).toEqual([]);
  await rows.nth(0).getByRole("button", { name: "He does not" }).click();
  const least = rows.nth(1);
  await least.getByRole("slider").fill("2");
  await expect(least.getByRole("slider")).toHaveAttribute("aria-valuetext", "much more than forecast");
  await takePicture(page, "view-of-players");
  const points = async (row: Locator) =>
    Number.parseFloat((await row.getByText(/points expected$/).textContent())!.replace(/^.*· /, ""));
  const expected = await points(least);
  const name = (await least.locator("b").textContent())!;
  const out = (await rows.nth(0).locator("b").textContent())!;
  await view.getByRole("button", { name: "Use my view" }).click();
  const shiftedRows = rows.filter({ has: page.getByText(name, { exact: true }) });
  await button(page, "Your view: 2 players").click();
  await expect.poll(() => points(shiftedRows), { timeout: 60_000 }).toBeGreaterThan(1.15 * expected);
  await view.getByRole("button", { name: "Close" }).click();
  await layersLeft(page);
  await page.reload();
  await expect(promise).toBeVisible({ timeout: 120_000 });
  await button(page, "Your view: 2 players").click();
  await expect(shiftedRows.getByText(/points expected$/)).toBeVisible({ timeout: 60_000 });
  expect(await points(shiftedRows)).toBeGreaterThan(1.15 * expected);
  expect(await points(rows.filter({ has: page.getByText(out, { exact: true }) }))).toBe(0);
});

test("suggestions of my choices only have the fixed player in every team", async ({
  page,
  own: { server, sessionOf },
}) => {
  test.setTimeout(300_000);
  const squad = squadOf(await matchOf({ url: server.url, sessionOf: () => sessionOf("customer") }, match));
  // Whom few choose: not all suggestions of all legal teams have him.
  const fixedPlayers = squad
    .filter(({ playing }) => playing === 1)
    .toSorted((one, other) => (one.selected_by ?? 0) - (other.selected_by ?? 0))[0]!;
  await choosePlayers(page, match);
  await page.goto("/fixed");
  await expect(heading(page, "Fixed players")).toBeAttached();
  await tick(page, [fixedPlayers.name]);
  await button(page, "Continue").click();

  const keepSuggestions = async () => {
    await expect(page.getByText("that one of these 20 teams ends in the top 1 %")).toBeVisible({
      timeout: 120_000,
    });
    await button(page, "Keep").click();
    await expect(heading(page, "20 teams")).toBeAttached();
    return (await exportedTeams(page)).filter(({ team }) => team.flat().includes(fixedPlayers.player_index))
      .length;
  };
  await page.goto(`/suggest/${match}`);
  expect(await keepSuggestions()).toBeLessThan(20);
  await page.goto(`/suggest/${match}`);
  await button(page, "My choices only").click();
  await expect(button(page, "My choices only")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Choosing the teams ...")).toHaveCount(0, { timeout: 120_000 });
  expect(await keepSuggestions()).toBe(20);
});

test("a match without a forecast says so and leads to the own way", async ({ page }) => {
  await page.goto(`/suggest/${demoMatch("football", "lineups")}`);
  await expect(page.getByText("No forecast for this match")).toBeVisible();
  await page.getByRole("link", { name: "Build my own" }).click();
  await expect(page).toHaveURL(new RegExp(`/match/${demoMatch("football", "lineups")}`));
});

test("football has suggestions once 20 finished matches are known, and no batting order", async ({
  page,
  own: { server, sessionOf },
}) => {
  test.setTimeout(300_000);
  const product = { url: server.url, sessionOf };
  const now = Date.now();
  const next = footballMatch({ id: "lantern-next", start: new Date(now + DAY), status: "announced" });
  await importMatches(product, ...footballSeason(24, new Date(now)), next);
  // The card has its place on the hub before it is known whether there is a forecast.
  const question = Promise.withResolvers<void>();
  await page.route("**/api/forecast/match/lantern-next", async (route) => {
    await question.promise;
    await route.continue();
  });
  await page.goto("/decision/lantern-next");
  const suggest = page.getByRole("link", { name: /^Suggest teams/ });
  const ownWay = page.getByRole("link", { name: /^Build my own/ });
  await expect(ownWay).toBeVisible();
  await expect(suggest).toHaveCount(0);
  const place = await ownWay.boundingBox();
  question.resolve();
  await expect(suggest).toBeVisible({ timeout: 60_000 });
  expect(await ownWay.boundingBox()).toEqual(place);
  await suggest.click();
  await expect(page.getByText("that one of these 20 teams ends in the top 1 %")).toBeVisible({
    timeout: 120_000,
  });
  // The demo's promises are about T20 cricket.
  await expect(page.getByText("It is a chance from simulated matches, not a promise.")).toBeVisible();
  await expect(page.getByText(/Our last/)).toHaveCount(0);
  await takePicture(page, "suggest-football");
  expect(await axeFindings(page)).toEqual([]);
  await button(page, "Keep").click();
  await expect(heading(page, "20 teams")).toBeAttached();
  await button(page, "Chances").click();
  await expect(page.getByText(/^one of all 20 in the top 1 %: \d+ %/)).toBeVisible({ timeout: 60_000 });

  await page.goto("/match/lantern-next");
  const striker = page.getByRole("listitem").filter({ hasText: "H ST 9" });
  await expect(striker.getByText(/^forecast \d+ points, /)).toBeAttached({ timeout: 60_000 });
  await takePicture(page, "players-football-forecast");
  await page.goto("/player/lantern-next/9");
  const forecast = page.getByRole("region", { name: "Forecast" });
  await expect(forecast.getByText(/^\d+ points$/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Bats at/)).toHaveCount(0);
});

test("the hub of a match without a forecast says so in the place of the suggestions", async ({ page }) => {
  const question = Promise.withResolvers<void>();
  const kabaddiMatch = demoMatch("kabaddi", "lineups");
  await page.route(`**/api/forecast/match/${kabaddiMatch}`, async (route) => {
    await question.promise;
    await route.continue();
  });
  await page.goto(`/decision/${kabaddiMatch}`);
  const ownWay = page.getByRole("link", { name: /^Build my own/ });
  await expect(ownWay).toBeVisible();
  const place = await ownWay.boundingBox();
  question.resolve();
  await expect(page.getByText("No forecast for this match", { exact: true })).toBeVisible();
  expect(await ownWay.boundingBox()).toEqual(place);
  await expect(page.getByRole("link", { name: /^Suggest teams/ })).toHaveCount(0);
});

test("the hub of a match that has begun offers no suggestions", async ({ page }) => {
  const suggest = page.getByRole("link", { name: /^Suggest teams/ });
  await page.goto(`/decision/${demoMatch("cricket", "lineups")}`);
  await expect(suggest).toBeVisible();
  await page.goto(`/decision/${demoMatch("cricket", "running")}`);
  await expect(page.getByRole("link", { name: /^Build my own/ })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(suggest).toHaveCount(0);
});

import type { Page } from "@playwright/test";
import { untilForecast } from "../support/forecast.ts";
import { button, demoMatch, displayPath, heading, openPlayers, quickTeams } from "../support/player.ts";
import { expect, test } from "../support/product.ts";

const match = demoMatch("cricket", "lineups");

/** The network is away from the first request of the code on; resolves once the request has failed. */
async function loseNetworkAt(page: Page, code: string): Promise<void> {
  const loss = Promise.withResolvers<void>();
  await page.route(
    code,
    async (route) => {
      await page.context().setOffline(true);
      await route.abort("internetdisconnected");
      loss.resolve();
    },
    { times: 1 },
  );
  await loss.promise;
}

test("what is expected of players and teams comes once the network is back", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await untilForecast(page, match);
  const loss = loseNetworkAt(page, "**/assets/player-forecasts-*.js");
  await openPlayers(page, match);
  await loss;
  const expected = page.getByTitle(/^forecast \d/);
  await expect(expected).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(expected.first()).toBeVisible();

  await page.goto(displayPath(match, await quickTeams(page, match, 20)));
  const lostAgain = loseNetworkAt(page, "**/assets/team-chances-*.js");
  await button(page, "Chances").click();
  await lostAgain;
  await page.context().setOffline(false);
  await expect(page.getByText(/^one of all 20 in the top 1 %/).first()).toBeVisible({ timeout: 60_000 });
  expect(errors).toEqual([]);
});

test("a dialog that was opened without a network comes once it is back, and its screen stays", async ({
  page,
}) => {
  await quickTeams(page, match, 20);
  const loss = loseNetworkAt(page, "**/assets/make-more-*.js");
  await button(page, "Make more").click();
  await loss;
  const reason = page.getByText("You are offline. It opens once the connection is back.");
  await expect(reason).toBeVisible();
  await expect(reason).toHaveCount(0);
  await button(page, "Make more").click();
  await expect(reason).toBeVisible();
  await expect(heading(page, "20 teams")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("dialog").getByLabel("Enter Number of Teams")).toBeVisible();
});

test("a screen that was opened without a network comes once it is back, and the one before it stays", async ({
  page,
}) => {
  await page.goto("/");
  await expect(heading(page, "Teamwright")).toBeVisible();
  await page.context().setOffline(true);
  const link = page.getByRole("link", { name: "Research" });
  const reason = page.getByText("You are offline. It opens once the connection is back.");
  await link.click();
  await expect(reason).toBeVisible();
  await expect(heading(page, "Teamwright")).toBeVisible();
  // A further tap is answered too.
  await expect(reason).toHaveCount(0);
  await link.click();
  await expect(reason).toBeVisible();
  await page.context().setOffline(false);
  await expect(heading(page, "Research")).toBeVisible();
});

test("a screen that cannot be loaded with a network says so, and opens when it is opened later", async ({
  page,
}) => {
  const code = /\/assets\/research-page-.*\.js/;
  await page.goto("/");
  await page.route(code, (route) => route.abort());
  await page.getByRole("link", { name: "Research" }).click();
  await expect(heading(page, "This screen stopped working")).toBeVisible();
  await page.unroute(code);
  await page.waitForTimeout(1500);
  await page.goBack();
  await expect(heading(page, "Teamwright")).toBeVisible();
  await page.getByRole("link", { name: "Research" }).click();
  await expect(heading(page, "Research")).toBeVisible();
});

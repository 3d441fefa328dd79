import { backtest, playedMatchOf } from "@teamwright/engine";
import type { BacktestPlayer } from "@teamwright/engine";
import { importMatches, ownMatch } from "../../support/own-match.ts";
import { button, expectWords } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";
import { axeInBothSchemes, sidewaysScroll } from "../../support/screen-check.ts";

const whole = new Intl.NumberFormat("en-IN");

test("a backtest on Research: exact ranks of the engine, the same for the same seed, progress and cancel", async ({
  page,
  product,
}) => {
  const points = ({ playing }: { playing: boolean }, index: number) =>
    playing ? { points: (index * 29) % 61 } : {};
  const stamp = Date.now();
  await importMatches(
    product,
    ...[1, 2, 3].map((n) => ownMatch(`backtest-${stamp}-${n}`, "finished", points)),
  );

  await page.goto("/research");
  await page.getByText("Choose a strategy and matches").click();
  await page.getByLabel("Newest matches, at most").selectOption("10");
  await page.getByLabel("Teams for each match").fill("0");
  await button(page, "Run the backtest").click();
  await expectWords(page, "Enter Valid Number of Teams");
  await page.getByLabel("Strategy", { exact: true }).selectOption("Grand League");
  await page.getByLabel("Teams for each match").fill("7");
  await page.getByLabel("Seed").fill("5");
  const askedReply = page.waitForResponse("**/api/backtest/matches/cricket?matches=10");
  await button(page, "Run the backtest").click();
  const { data } = (await (await askedReply).json()) as {
    data: { title: string; players: BacktestPlayer[] }[];
  };
  const results = page.getByRole("region", { name: "Backtest results" });
  await expect(button(page, "Run the backtest")).toBeVisible({ timeout: 60_000 });
  const rows = results.getByRole("table").locator("tbody").getByRole("row");
  await expect(rows).toHaveCount(data.length);
  const shownTexts = await rows.allInnerTexts();
  for (const [at, { title, players }] of data.entries()) {
    const ownBacktest = backtest(playedMatchOf(0, players), { preset: "grand" }, { teams: 7, seed: 5 });
    if (!ownBacktest.ok || ownBacktest.value?.best === undefined || ownBacktest.value.best === null) continue;
    expect(shownTexts[at]).toContain(title);
    const { rank, teams } = ownBacktest.value.best;
    expect(shownTexts[at]).toContain(`rank ${whole.format(rank)} of ${whole.format(teams)}`);
  }
  await expect(results).toContainText(/The dream team was allowed in \d+ of \d+ matches \(\d+ %\)\./);
  const figures = await results.innerText();
  await button(page, "Run the backtest").click();
  await expect.poll(async () => results.innerText(), { timeout: 60_000 }).toBe(figures);

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeInBothSchemes(page, `backtest at ${width}`)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.route("**/api/backtest/matches/**", () => undefined);
  await button(page, "Run the backtest").click();
  await button(page, "Cancel").click();
  await expectWords(page, "Cancelled. The figures are of the matches before.");
});

test.describe("a customer without a plan", () => {
  test.use({ account: "withoutPlan" });
  test("is led to the plans instead of a backtest", async ({ page }) => {
    await page.goto("/research");
    await page.getByRole("link", { name: "A backtest needs a plan" }).click();
    await page.waitForURL("**/plandata");
  });
});

import type { Page } from "@playwright/test";
import { storeReports } from "../../support/match-reports-data.ts";
import { importMatches, ownMatch } from "../../support/own-match.ts";
import { button, choosePlayers, demoMatch, heading } from "../../support/player.ts";
import { expect, test } from "../../support/own-product.ts";
import type { Product } from "../../support/product.ts";
import { checkBothWidths } from "../../support/screen-check.ts";

async function step(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page, title)).toBeAttached();
}

async function start(page: Page, id: string): Promise<void> {
  await choosePlayers(page, id);
  await button(page, "Continue").click();
  await expect(heading(page, "Choose a way")).toBeAttached();
}

// Its reports would speak for the matches of other journeys.
test.use({ instance: "evidence" });

/** A match of a series with reports, half of them of men's T20. */
async function reportedMatch(product: Product, reports: number): Promise<{ id: string; series: string }> {
  const { seriesName } = await storeReports(product, reports);
  const id = `evidence-${Date.now()}`;
  await importMatches(product, { ...ownMatch(id, "in_progress"), series: seriesName });
  return { id, series: seriesName };
}

const option = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

test("counts of past matches stand beside combinations, splits and the credit range", async ({
  page,
  product,
}) => {
  test.slow();
  const { id, series } = await reportedMatch(product, 40);
  await start(page, id);
  const kind = `men's T20 matches of ${series}`;

  await step(page, "/combination", "Team Combinations");
  await expect(option(page, "1-4-2-4")).toHaveAccessibleDescription(/in 20 of 20 \(84–100 %\)/);
  await expect(option(page, "1-4-3-3")).toHaveAccessibleDescription(/in 0 of 20 \(0–16 %\)/);
  await expect(page.getByText(`in how many of 20 past ${kind}`)).toBeVisible();
  await checkBothWidths(page, "combinations with evidence");

  await step(page, "/partision", "Partition");
  await expect(option(page, "7-4")).toHaveAccessibleDescription(/in 20 of 20/);
  await expect(option(page, "4-7")).toHaveAccessibleDescription(/in 20 of 20/);
  await expect(option(page, "6-5")).toHaveAccessibleDescription(/in 0 of 20/);
  await expect(page.getByText("the same match counts for a split and for its mirror image")).toBeVisible();

  await step(page, "/selection", "Percentage strategy");
  await expect(page.getByText(`in how many of 20 past ${kind}`)).toBeVisible();

  await step(page, "/credit", "Credit Range");
  const range = page.getByText(`Past ${kind}: the dream team was in this range`);
  await expect(range).toContainText("in 20 of 20 (84–100 %)");
});

test("options that past matches show to be rare stand under More, unless they are chosen", async ({
  page,
  product,
}) => {
  test.slow();
  const { id } = await reportedMatch(product, 80);
  await start(page, id);
  await step(page, "/combination", "Team Combinations");
  await expect(option(page, "1-4-2-4")).toHaveAccessibleDescription(/in 40 of 40/);
  await expect(option(page, "1-3-1-6")).toHaveCount(0);
  // The suggestion is chosen, rare or not.
  const chosenCount = await page.getByRole("main").getByRole("checkbox", { checked: true }).count();
  await checkBothWidths(page, "combinations without rare ones");
  const more = button(page, /^More: \d+ rare options$/);
  await more.click();
  await expect(option(page, "1-3-1-6")).toHaveAccessibleDescription(/in 0 of 40 \(0–9 %\)/);
  await option(page, "1-3-1-6").press("Space");
  await more.click();
  await expect(option(page, "1-3-1-6")).toBeChecked();
  await expect(page.getByRole("main").getByRole("checkbox", { checked: true })).toHaveCount(chosenCount + 1);
  await expect(option(page, "4-3-1-3")).toHaveCount(0);
  // It stays where the finger is.
  await option(page, "1-3-1-6").press("Space");
  await expect(option(page, "1-3-1-6")).not.toBeChecked();

  await step(page, "/partision", "Partition");
  await expect(option(page, "7-4")).toBeVisible();
  const splits = page.getByRole("main").getByRole("checkbox");
  // Without the evidence, which comes after the step, no option is rare.
  await expect(more).toBeVisible();
  const before = await splits.count();
  await more.click();
  await expect.poll(() => splits.count()).toBeGreaterThan(before);
});

test("without reports of the kind, and when they cannot be asked for, nothing is shown", async ({ page }) => {
  await start(page, demoMatch("cricket", "lineups"));
  await page.route("**/api/matchreport/evidence/**", (route) => route.abort());
  await step(page, "/combination", "Team Combinations");
  await expect(option(page, "1-4-2-4")).toHaveAccessibleDescription(/teams|adds/);
  await expect(page.getByText("past men's", { exact: false })).toHaveCount(0);
});

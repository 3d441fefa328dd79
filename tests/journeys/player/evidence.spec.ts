import type { Page } from "@playwright/test";
import { storeReports } from "../../support/match-reports-data.ts";
import { importMatches, ownMatch } from "../../support/own-match.ts";
import { button, choosePlayers, demoMatch, heading } from "../../support/player.ts";
import { type Product, expect, test } from "../../support/product.ts";
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

/** A match of a series with forty reports, twenty of them of men's T20. */
async function reportedMatch(product: Product): Promise<{ id: string; series: string }> {
  const { seriesName } = await storeReports(product, 40);
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
  const { id, series } = await reportedMatch(product);
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

test("without reports of the kind, and when they cannot be asked for, nothing is shown", async ({ page }) => {
  await start(page, demoMatch("cricket", "lineups"));
  await page.route("**/api/matchreport/evidence/**", (route) => route.abort());
  await step(page, "/combination", "Team Combinations");
  await expect(option(page, "1-4-2-4")).toHaveAccessibleDescription(/teams|adds/);
  await expect(page.getByText("past men's", { exact: false })).toHaveCount(0);
});

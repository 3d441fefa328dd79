import { expect } from "@playwright/test";
import type { Locator } from "@playwright/test";
import { exportedTeams, untilStored } from "../../support/flow.ts";
import { button, demoMatch, heading } from "../../support/player.ts";
import { test } from "../../support/product.ts";
import { axeFindings } from "../../support/screen-check.ts";

const match = demoMatch("cricket", "lineups");

/** The most taps from home to 500 teams with every step at its suggestion. */
const MOST_TAPS = 12;

test("twelve taps lead the own way from home to 500 teams, every step at its suggestion", async ({
  page,
}) => {
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    await target.click();
    taps++;
  };
  await page.goto("/");
  await tap(page.locator(`a[href="/decision/${match}"]`).first());
  await tap(page.getByRole("link", { name: /^Build my own/ }));
  await tap(button(page, "Select all announced"));
  await tap(button(page, "Continue"));
  await expect(heading(page, "Choose a way")).toBeAttached();
  await tap(button(page, "Grand"));
  for (const title of ["Captain and vice-captain", "Partition", "Percentage strategy"]) {
    await expect(heading(page, title)).toBeAttached();
    await expect(page.getByText(/^Suggested: /)).toBeVisible();
    expect(await axeFindings(page), title).toEqual([]);
    await tap(button(page, "Continue"));
  }
  await expect(heading(page, "Credit Range")).toBeAttached();
  await tap(button(page, "Continue"));
  await expect(heading(page, "Team Combinations")).toBeAttached();
  await expect(page.getByText(/^Suggested: /)).toBeVisible();
  await tap(button(page, "Continue"));
  await expect(heading(page, "Your strategy")).toBeAttached();
  await tap(button(page, "500"));
  await tap(button(page, "Generate Teams"));
  await untilStored(page);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(await exportedTeams(page)).toHaveLength(500);
});

test("a suggestion is cleared in one tap and stays away while the step is open", async ({ page }) => {
  await page.goto(`/match/${match}`);
  await button(page, "Select all announced").click();
  await button(page, "Continue").click();
  await button(page, "Grand").click();
  const chosen = page.getByRole("main").getByRole("checkbox", { checked: true });
  await expect(chosen).toHaveCount(10);
  await button(page, "Clear").click();
  await expect(chosen).toHaveCount(0);
  await expect(page.getByText(/^Suggested: /)).toHaveCount(0);
  // A choice of the user's is no suggestion, and both routes of the documents lead to it.
  const first = page.getByRole("main").getByRole("checkbox");
  await first.nth(0).press("Space");
  await first.nth(1).press("Space");
  await page.goto("/vicecaptain");
  await expect(heading(page, "Captain and vice-captain")).toBeAttached();
  await expect(chosen).toHaveCount(2);
  await expect(page.getByText(/^Suggested: /)).toHaveCount(0);
});

test("a percentage strategy that was skipped is not suggested again on the way back", async ({ page }) => {
  await page.goto(`/match/${match}`);
  await button(page, "Select all announced").click();
  await button(page, "Continue").click();
  await button(page, "Grand").click();
  await expect(page.getByText(/^Suggested: /)).toBeVisible();
  await page.goto("/selection");
  await expect(page.getByText(/^Suggested: /)).toBeVisible();
  await button(page, "Skip").click();
  await expect(heading(page, "Credit Range")).toBeAttached();
  await button(page, "Continue").click();
  await expect(page.getByText(/^Suggested: /)).toBeVisible();
  await page.goto("/selection");
  await expect(page.getByRole("main").getByRole("checkbox").first()).toBeAttached();
  await expect(page.getByRole("main").getByRole("checkbox", { checked: true })).toHaveCount(0);
});

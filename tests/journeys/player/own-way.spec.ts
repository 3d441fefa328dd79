import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { exportedTeams, untilStored } from "../../support/flow.ts";
import { button, demoMatch, heading } from "../../support/player.ts";
import { test } from "../../support/product.ts";
import { axeFindings } from "../../support/screen-check.ts";

const match = demoMatch("cricket", "lineups");

/** The largest movement of the page that no tap caused. */
const largestShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const read = (list: PerformanceEntryList): number =>
          Math.max(
            0,
            ...(list as (PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean })[])
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .map(({ value }) => value),
          );
        new PerformanceObserver((list) => resolve(read(list.getEntries()))).observe({
          type: "layout-shift",
          buffered: true,
        });
        // Without a movement nothing is reported.
        setTimeout(() => resolve(0), 300);
      }),
  );

/** The most taps from home to 500 teams with every step at its suggestion. */
const MAX_TAPS = 12;

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
  for (const reason of ["read the match", "no player is certain", "sure of some players", "time is short"])
    await expect(page.getByText(new RegExp(`^For you if .*${reason}`))).toBeVisible();
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
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  expect(await exportedTeams(page)).toHaveLength(500);
});

test("nothing moves when a suggestion comes after its step is shown", async ({ page }) => {
  await page.goto(`/match/${match}`);
  await button(page, "Select all announced").click();
  await button(page, "Continue").click();
  await button(page, "Grand").click();
  await expect(page.getByText(/^Suggested: /)).toBeVisible();
  await page.addInitScript(() => {
    // Found later than the page, as on a slow phone.
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...args: Parameters<typeof post>) {
      setTimeout(() => post.apply(this, args), 400);
    } as typeof post;
  });
  for (const path of ["/partision", "/combination"]) {
    await page.goto(path);
    await expect(page.getByText(/^Suggested: /)).toBeVisible();
    expect(await largestShift(page), path).toBeLessThan(0.02);
  }
});

test("a suggestion is cleared in one tap and stays away while the step is open", async ({ page }) => {
  await page.goto(`/match/${match}`);
  await button(page, "Select all announced").click();
  await button(page, "Continue").click();
  await button(page, "Grand").click();
  const chosenBoxes = page.getByRole("main").getByRole("checkbox", { checked: true });
  await expect(chosenBoxes).toHaveCount(10);
  await button(page, "Clear").click();
  await expect(chosenBoxes).toHaveCount(0);
  await expect(page.getByText(/^Suggested: /)).toHaveCount(0);
  // A choice of the user's is no suggestion, and both routes of the documents lead to it.
  const first = page.getByRole("main").getByRole("checkbox");
  await first.nth(0).press("Space");
  await first.nth(1).press("Space");
  await page.goto("/vicecaptain");
  await expect(heading(page, "Captain and vice-captain")).toBeAttached();
  await expect(chosenBoxes).toHaveCount(2);
  await expect(page.getByText(/^Suggested: /)).toHaveCount(0);
});

test("a choice that is taken back before the suggestion is found stays taken back", async ({ page }) => {
  await page.goto(`/match/${match}`);
  await button(page, "Select all announced").click();
  await button(page, "Continue").click();
  await button(page, "Grand").click();
  await button(page, "Continue").click();
  const chosenBoxes = page.getByRole("main").getByRole("checkbox", { checked: true });
  await expect(heading(page, "Partition")).toBeAttached();
  await expect(page.getByText(/^Suggested: /)).toBeVisible();
  const findings = Promise.withResolvers<void>();
  await page.route(/engine\.worker/, async (route) => {
    await findings.promise;
    await route.continue();
  });
  await page.reload();
  await expect(chosenBoxes).not.toHaveCount(0);
  for (let count = await chosenBoxes.count(); count > 0; count--) {
    await chosenBoxes.first().press("Space");
    await expect(chosenBoxes).toHaveCount(count - 1);
  }
  findings.resolve();
  // The engine answers: each option says how many teams it has.
  const option = page.getByRole("main").getByRole("checkbox").first();
  await expect(option).toHaveAccessibleDescription(/\d teams/);
  await expect(chosenBoxes).toHaveCount(0);
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

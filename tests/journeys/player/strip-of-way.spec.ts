import type { Page } from "@playwright/test";
import { button, choosePlayers, demoMatch, heading, openPlayers } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";

const match = demoMatch("cricket", "lineups");

const count = (page: Page) => page.locator("header").getByRole("button", { name: /teams possible/ });

test("before the choice is complete the strip says what is missing, in no colour of an error", async ({
  page,
}) => {
  await openPlayers(page, match);
  const colors = await page
    .locator("header")
    .getByText(/^Minimum|^Select|at least/i)
    .first()
    .evaluate((reason) => {
      const probe = document.createElement("i");
      probe.style.color = "var(--bad)";
      document.body.append(probe);
      return [getComputedStyle(reason).color, getComputedStyle(probe).color];
    });
  expect(colors[0]).not.toBe(colors[1]);
});

test("a step has the same place among the steps after a reload", async ({ page }) => {
  await choosePlayers(page, match);
  await button(page, "Continue").click();
  for (const [way, first, place] of [
    ["Grand", "Captain and vice-captain", "1 of 6"],
    [/^Fixed/, "Fixed players", "1 of 7"],
  ] as const) {
    await page.goto("/section");
    await button(page, way).click();
    await expect(heading(page, first)).toBeAttached();
    await expect(page.getByText(place, { exact: true })).toBeVisible();
    await page.reload();
    await expect(heading(page, first)).toBeAttached();
    await expect(page.getByText(place, { exact: true })).toBeVisible();
  }
});

test("the strip describes the strategy of the way that is open", async ({ page }) => {
  await choosePlayers(page, match);
  await expect(count(page)).toHaveText(/teams possible[\d,]{6,}/);
  const ofPool = await count(page).textContent();

  // The normal flow with credits that hardly any team has.
  await button(page, "Continue").click();
  await button(page, "Grand").click();
  await expect(heading(page, "Captain and vice-captain")).toBeAttached();
  await page.goto("/credit");
  await page.getByLabel("Minimum credits").fill("60");
  await page.getByLabel("Maximum credits").fill("61");
  await expect(count(page)).toHaveText("teams possible0");
  await page.goto(`/match/${match}`);
  await expect(count(page)).toHaveText("teams possible0");

  await page.goto("/section");
  await expect(count(page)).toHaveText(ofPool ?? "");
  await button(page, "Smart").click();
  await expect(heading(page, "Smart")).toBeAttached();
  await expect(count(page)).toHaveText(ofPool ?? "");
  await page.goto(`/match/${match}`);
  await expect(count(page)).toHaveText(ofPool ?? "");

  // Quick has captains of its own.
  await page.goto("/section");
  await button(page, "Quick teams").click();
  await expect(heading(page, "Quick teams")).toBeAttached();
  const saidText = await page.getByText(/^\d+ captains from /).textContent();
  const [captains, viceCaptains] = [...(saidText ?? "").matchAll(/(\d+) (?:vice-)?captains/g)].map(
    ([, n]) => n,
  );
  await expect(
    page.locator("header").getByText(`${captains} / ${viceCaptains}`, { exact: true }),
  ).toBeVisible();
});

test("on a phone the figures and a count of eight digits stand beside each other", async ({ page }) => {
  await choosePlayers(page, match);
  await button(page, "Continue").click();
  await button(page, "Quick teams").click();
  await expect(count(page)).toHaveText(/\d(,\d\d){2},\d{3}/);
  const figures = page.locator("dl").filter({ hasText: "C / VC" }).first();
  const [left, right] = [(await figures.boundingBox())!, (await count(page).boundingBox())!];
  expect(right.y).toBeLessThan(left.y + left.height);
});

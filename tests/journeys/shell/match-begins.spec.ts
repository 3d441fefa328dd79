import type { Page } from "@playwright/test";
import { demoMatch } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";

// A page that stays open while a match begins, with no news from the server.
const match = demoMatch("cricket", "lineups");

/** Later than the match's start, by the clock of the page that is open. */
const passStart = (page: Page): Promise<void> => page.clock.fastForward("01:00:00");

test("home moves a match that begins to those that are over, and the next one takes its place", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  const cards = page.getByRole("article");
  const lead = cards.first().getByRole("link");
  await expect(page.getByRole("region", { name: "Later" })).toBeVisible();
  await expect(cards.first()).toContainText("Make teams");
  await expect(lead.first()).toHaveAttribute("href", new RegExp(match));
  await passStart(page);
  await expect(lead.first()).not.toHaveAttribute("href", new RegExp(match));
  await expect(cards.first()).toContainText("Make teams");
  const over = page.getByRole("region", { name: "Started and finished" });
  await expect(over.locator(`a[href$="${match}"]`)).toBeVisible();
});

test("a countdown is right when it appears, after a page without one", async ({ page }) => {
  await page.clock.install();
  await page.goto("/mymatches");
  await expect(page.getByRole("heading", { name: "My Matches" })).toBeVisible();
  await page.clock.fastForward("10:00");
  const firstText = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          const text = document.querySelector("[role=timer]")?.textContent;
          if (text) resolve(text);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole("link", { name: "Home" }).click();
  const first = await firstText;
  const countdown = page.getByRole("timer").first();
  await expect(countdown).not.toHaveText(first);
  const minutesOf = (text: string | null): number => Number(/(\d+)m/.exec(text ?? "")?.[1]);
  const next = minutesOf(await countdown.textContent());
  expect([next, next + 1]).toContain(minutesOf(first));
});

test.describe("an expert", () => {
  test.use({ account: "expert" });

  test("is told on the open page that the match has begun", async ({ page }) => {
    await page.clock.install();
    await page.goto(`/superdecision/${match}`);
    await expect(page.getByRole("link", { name: /prediction/i }).first()).toBeVisible();
    await passStart(page);
    await expect(page.getByText("The match has started: nothing can be posted any more.")).toBeVisible();
  });
});

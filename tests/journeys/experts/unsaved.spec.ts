import type { Page } from "@playwright/test";
import { button, demoMatch } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";

test.use({ account: "expert" });

const match = demoMatch("cricket", "ahead");
const question = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });

test("a team that is being built is not lost without a question", async ({ page }) => {
  await page.goto(`/superdecision/${match}`);
  await page.getByRole("link", { name: /Build teams by hand/ }).click();
  const players = page.getByRole("main").getByRole("checkbox");
  await players.first().check({ force: true });
  await button(page, "Back").click();
  await expect(question(page)).toBeVisible();
  await button(page, "Keep editing").last().click();
  await expect(players.first()).toBeChecked();
  await button(page, "Back").click();
  await button(page, "Leave").click();
  await expect(page).toHaveURL(/superdecision/);
});

test("the address of a video is not lost without a question", async ({ page }) => {
  await page.goto(`/storeexpertvideo/${match}`);
  await page.getByLabel("Video link").fill("https://videos.example/1");
  await button(page, "Back").click();
  await expect(question(page)).toBeVisible();
  await button(page, "Leave").click();
  await expect(page).toHaveURL(/superdecision/);
});

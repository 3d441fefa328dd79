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
  await players.first().check();
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

test("a link to edit a post that is gone leads on instead of to a further try", async ({ page }) => {
  for (const address of [`/storeexpertteams/${match}/0?post=gone`, `/sharehuman/${match}?post=gone`]) {
    await page.goto(address);
    await expect(page.getByText("The post was withdrawn, or the link is not complete.")).toBeVisible();
    await expect(button(page, "Try again")).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Expert Choice" }).click();
    await expect(page).toHaveURL(/superdecision/);
  }
});

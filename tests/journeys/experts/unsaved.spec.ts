import type { Page } from "@playwright/test";
import { importMatches } from "../../support/own-match.ts";
import { button, demoMatch } from "../../support/player.ts";
import { matchInDays } from "../../support/predictions.ts";
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

test("two tabs that write one prediction lose none of its sections", async ({ page, context, product }) => {
  const id = "written-twice";
  await importMatches(product, matchInDays(id, 40));
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/createpanel/${id}`);
  const write = async (tab: Page, section: string, fill: (tab: Page) => Promise<void>) => {
    await tab.getByLabel("Section type").selectOption(section);
    await fill(tab);
    await button(tab, "Add Section").click();
  };
  await write(page, "Winning Card", async (tab) => {
    await tab.getByRole("radio", { name: "OTT" }).check();
    await tab.getByRole("radio", { name: "Neck to Neck" }).check();
  });
  const expectAdded = (tab: Page, count: number) =>
    expect(tab.getByRole("heading", { name: `Added sections (${count})` })).toBeVisible();
  await expectAdded(other, 1);
  await write(other, "Predicted Playing11", (tab) => button(tab, "Take all 22 announced").click());
  for (const tab of [page, other]) await expectAdded(tab, 2);
  await page.reload();
  await expectAdded(page, 2);
  await importMatches(product, matchInDays(id, -9));
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

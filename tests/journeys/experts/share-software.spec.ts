import { expect, test } from "../../support/product.ts";
import { button, demoMatch, heading, quickTeams, expectWords } from "../../support/player.ts";
import { axeInBothSchemes, sidewaysScroll, takePicture } from "../../support/screen-check.ts";
import type { Page } from "@playwright/test";

/** The screen is sound in both colour schemes. */
async function checked(page: Page, label: string): Promise<void> {
  await takePicture(page, `${label} ${page.viewportSize()?.width}`);
  expect(await sidewaysScroll(page), label).toBe(0);
  expect(await axeInBothSchemes(page, label)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

const expectTicked = async (page: Page, teams: readonly number[]): Promise<void> => {
  for (const n of teams) {
    const box = page.getByRole("checkbox", { name: `Select team ${n}`, exact: true });
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  }
};

const widths = [
  { width: 390, height: 844, match: demoMatch("football", "lineups") },
  { width: 1280, height: 800, match: demoMatch("basketball", "lineups") },
] as const;

for (const { match, ...viewport } of widths)
  test.describe(`an expert at ${viewport.width} px`, () => {
    test.use({ account: "expert", viewport });

    test("shares software teams, edits the post under the reader's eyes, and withdraws it", async ({
      page,
      browser,
      product,
    }) => {
      await page.goto(`/superdecision/${match}`);
      await expect(page.getByText("Make teams of this match first")).toBeVisible();
      await page.goto(`/storeexpertteams/${match}/0`);
      await expectWords(page, "Failed to Attach the teams!");
      await quickTeams(page, match, 6);
      await button(page, "Share Teams").click();
      await expect(heading(page, "Select Teams to share")).toBeAttached();
      await button(page, "Share Teams").click();
      await expectWords(page, "Select Atleast One Teams!");
      await button(page, "Select All").click();
      await expectWords(page, "6 selected");
      await button(page, "Reset").click();
      await expectWords(page, "0 selected");
      await expectTicked(page, [1, 2]);
      await checked(page, "Select Teams to share");
      // A reload and Back lose no tick.
      await page.reload();
      await expectWords(page, "2 selected");
      await page.goBack();
      await page.goForward();
      await expectWords(page, "2 selected");
      await button(page, "Share Teams").click();
      await expect(heading(page, "Post Teams")).toBeAttached();
      await expectWords(page, "2 teams attached");
      await page.reload();
      await expectWords(page, "2 teams attached");
      await page.getByRole("radio", { name: "Dream11" }).check();
      await page.getByRole("radio", { name: "Playing11" }).check();
      await page.getByRole("radio", { name: "MegaGL" }).check();
      await page.context().setOffline(true);
      await button(page, "Post Teams").click();
      await expectWords(page, "Something went wrong while fetching teams!");
      await page.context().setOffline(false);
      await button(page, "Post Teams").click();
      await expectWords(page, "Teams Posted Successfully!");
      await expect(page.getByRole("article")).toHaveCount(1);
      await page.getByRole("link", { name: /^2 teams/ }).click();
      await expect(heading(page, "Expert teams")).toBeAttached();

      // A reader has the post open while its author edits it.
      const reading = await browser.newContext({
        storageState: await product.sessionOf("customer"),
        viewport,
      });
      const reader = await reading.newPage();
      await reader.goto(page.url());
      await expect(reader.getByRole("tab", { name: /^Expert Teams/ })).toContainText("2");

      await page.goto(`/superdecision/${match}`);
      await page.getByRole("link", { name: /^Edit 2 teams/ }).click();
      await expect(heading(page, "Edit post")).toBeAttached();
      await expectWords(page, "The 2 posted teams stay.");
      await expect(page.getByRole("radio", { name: "MegaGL" })).toBeChecked();
      await page.getByRole("link", { name: "From attempt 1: 6 teams" }).click();
      await expectTicked(page, [2, 3, 4]);
      await button(page, "Share Teams").click();
      await expectWords(page, "3 teams in place of the 2 posted.");
      await page.getByRole("radio", { name: "H2H" }).check();
      await checked(page, "Edit post");
      await button(page, "Save changes").click();
      await expectWords(page, "Post updated. The version before is kept.");
      await expect(reader.getByRole("tab", { name: /^Expert Teams/ })).toContainText("3");
      for (const seen of [page, reader]) {
        await expectWords(seen, "Teams used in contest: MegaGL → H2H");
        await expectWords(seen, "2 teams added");
        await expectWords(seen, "1 team removed");
      }
      await checked(reader, "Edits");
      await reading.close();
      await page.goto(`/expertpanel/${match}`);
      await expect(page.getByRole("article").getByText("Edited")).toBeVisible();
      await checked(page, "Expert teams, edited");

      await page.goto(`/superdecision/${match}`);
      await checked(page, "Your posts");
      await page.getByRole("button", { name: /^Withdraw 3 teams/ }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Withdraw", exact: true }).click();
      await expectWords(page, "Post withdrawn. It still counts in your record.");
    });
  });

test.describe("an expert without a connection", () => {
  test.use({ account: "expert" });

  test("is told that a video was not posted", async ({ page }) => {
    await page.goto(`/storeexpertvideo/${demoMatch("football", "ahead")}`);
    await page.getByLabel("Video link").fill("https://videos.example/watch?v=2");
    await page.getByRole("radio", { name: "English" }).check();
    await page.context().setOffline(true);
    await button(page, "Post Video").click();
    await expectWords(page, "Error while posting the video!");
    await page.context().setOffline(false);
  });
});

test("a customer has no way to share teams", async ({ page }) => {
  const match = demoMatch("football", "lineups");
  const attempt = await quickTeams(page, match, 3);
  await expect(button(page, "Share Teams")).toHaveCount(0);
  await page.goto(`/sharesoftware/${match}/${attempt}`);
  await expect(page).toHaveURL(/\/$/);
});

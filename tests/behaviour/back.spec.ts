import type { Page } from "@playwright/test";
import { button, choosePlayers, demoMatch, displayPath, heading, quickTeams } from "../support/player.ts";
import { expect, test } from "../support/product.ts";

const match = demoMatch("cricket", "lineups");

const pathOf = (page: Page): string => new URL(page.url()).pathname;

const entryState = async (page: Page): Promise<unknown> => page.evaluate(() => history.state as unknown);

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("Back closes a menu, a sheet and a dialog before it leaves the page", async ({ page }) => {
  await page.goto("/");
  await bar(page).getByRole("link", { name: "My matches" }).click();
  await expect(heading(page, "My matches")).toBeVisible();
  await bar(page).getByRole("link", { name: "User" }).click();
  await expect(heading(page, "Profile")).toBeVisible();

  await test.step("the side menu", async () => {
    await button(page, "Open menu").click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    expect(pathOf(page)).toBe("/profile");
    await expect(button(page, "Open menu")).toBeFocused();
  });

  await test.step("forward opens nothing and leaves no dead entry", async () => {
    await page.goForward();
    await expect(heading(page, "Profile")).toBeVisible();
    await expect.poll(async () => entryState(page)).not.toHaveProperty("layer");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("a question", async () => {
    await button(page, "Logout").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(pathOf(page)).toBe("/profile");
  });

  await page.goBack();
  await expect(heading(page, "My matches")).toBeVisible();
});

test("a dialog has its history entry in the task that opens it, so that an early Back finds it", async ({
  page,
}) => {
  await page.goto("/profile");
  const open = button(page, "Logout");
  await expect(open).toBeVisible();
  const layer = await open.evaluate(async (element: HTMLElement) => {
    element.click();
    // Microtasks only: React renders in one, and the entry is added in another one.
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    return (history.state as { layer?: number } | null)?.layer;
  });
  expect(layer).toBe(1);
});

test("a layer closed by its own control leaves one Back to the page before", async ({ page }) => {
  await page.goto("/");
  await bar(page).getByRole("link", { name: "User" }).click();
  for (const close of [
    async () => button(page, "Close menu").click(),
    async () => page.keyboard.press("Escape"),
  ]) {
    await button(page, "Open menu").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await close();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await expect.poll(async () => entryState(page)).not.toHaveProperty("layer");
  await page.goBack();
  await expect(heading(page, "Teamwright")).toBeVisible();
});

test("a link in the menu takes the place of the menu", async ({ page }) => {
  await page.goto("/profile");
  await button(page, "Open menu").click();
  await page.getByRole("dialog").getByRole("link", { name: "Saved Matches" }).click();
  await expect(heading(page, "Saved Matches")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Profile")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goForward();
  await expect(heading(page, "Saved Matches")).toBeVisible();
});

test("reloaded with a sheet open, the page comes without it and Back leaves", async ({ page }) => {
  await page.goto("/");
  await bar(page).getByRole("link", { name: "User" }).click();
  // Home has such a button too, and stays until the profile has loaded.
  await expect(heading(page, "Profile")).toBeVisible();
  await button(page, "Open menu").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.reload();
  await expect(heading(page, "Profile")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(async () => entryState(page)).not.toHaveProperty("layer");
  await page.goBack();
  await expect(heading(page, "Teamwright")).toBeVisible();
});

test("Back in the selection mode ends the dialog over it, then the mode, then leaves", async ({ page }) => {
  const attempt = await quickTeams(page, match, 20);
  await page.goto(`/previousmatch/${match}`);
  await page.getByRole("link", { name: `Open, Attempt ${attempt}` }).click();
  await expect(page).toHaveURL(new RegExp(`${displayPath(match, attempt)}$`));
  await button(page, "Select").click();
  await button(page, "Select All").click();
  await button(page, "Store").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("20 selected")).toBeVisible();
  await page.goBack();
  await expect(button(page, "Select")).toBeVisible();
  expect(pathOf(page)).toBe(displayPath(match, attempt));
  await page.goBack();
  await expect(page).toHaveURL(/\/previousmatch\//);
});

test("Back closes the strategy's sheet and keeps what was chosen", async ({ page }) => {
  await page.goto("/");
  await choosePlayers(page, match);
  await page
    .getByRole("button", { name: /teams possible|possible/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("main").getByRole("checkbox", { checked: true }).first()).toBeAttached();
  await button(page, "Continue").click();
  await expect(heading(page, "Choose a way")).toBeAttached();
  await page.goBack();
  await expect(heading(page, "Choose players")).toBeAttached();
});

test("the page's own Back works while the entry of a closed sheet is being removed", async ({ page }) => {
  await page.goto("/");
  await choosePlayers(page, match);
  for (const delay of [0, 1, 5, 20]) {
    await test.step(`${delay} ms after it closes`, async () => {
      await button(page, "Continue").click();
      await expect(heading(page, "Choose a way")).toBeAttached();
      await page.getByRole("button", { name: /teams possible/ }).click();
      const close = await page.getByRole("dialog").getByRole("button", { name: "Close" }).elementHandle();
      const back = await page
        .getByRole("banner")
        .getByRole("button", { name: "Back", includeHidden: true })
        .elementHandle();
      await page.evaluate(
        async ([first, second, wait]) => {
          (first as HTMLElement).click();
          await new Promise((resolve) => setTimeout(resolve, wait));
          (second as HTMLElement).click();
        },
        [close, back, delay] as const,
      );
      await expect(heading(page, "Choose players")).toBeAttached();
      await expect(page.getByRole("dialog")).toBeHidden();
      expect(pathOf(page)).toBe(`/match/${match}`);
    });
  }
});

test("the page's own Back leads on from the first page of a tab", async ({ page, context }) => {
  await choosePlayers(page, match);
  for (const [from, to] of [
    ["/aboutus", "/"],
    ["/savedmatches", "/"],
    ["/captain", `/match/${match}`],
    ["/change", `/match/${match}`],
    [`/match/${match}`, "/"],
    [`/match/no-such-match`, "/"],
    ["/previousmatch/no-such-match", "/mymatches"],
    ["/shared", "/"],
  ] as const) {
    await test.step(from, async () => {
      const tab = await context.newPage();
      await tab.goto(from);
      await button(tab, "Back").click();
      await expect.poll(() => pathOf(tab), from).toBe(to);
      await tab.close();
    });
  }
});

test("a link that differs in its fragment alone opens anew in the same tab", async ({ page }) => {
  await page.goto("/shared#1.first");
  await expect(page.getByText("This link cannot be read", { exact: true })).toBeVisible();
  await page.goto("/shared#9.second");
  await expect(page).toHaveURL(/#9\.second$/);
  await expect(page.getByText("This link cannot be read", { exact: true })).toBeHidden();
  await page.goBack();
  await expect(page.getByText("This link cannot be read", { exact: true })).toBeVisible();
});

test("a double tap leads one screen on, and Back one screen back", async ({ page }) => {
  await choosePlayers(page, match);
  await button(page, "Continue").dblclick();
  await expect(heading(page, "Choose a way")).toBeAttached();
  await button(page, "Grand").dblclick();
  await expect(heading(page, "Captain and vice-captain")).toBeAttached();
  const { x, y, width, height } = (await button(page, "Continue").boundingBox())!;
  for (const pause of [0, 150, 300]) {
    await test.step(`${pause} ms between the taps`, async () => {
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForTimeout(pause);
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await expect(heading(page, "Partition")).toBeAttached();
      await page.waitForTimeout(600);
      await expect(heading(page, "Partition")).toBeAttached();
      await page.goBack();
      await expect(heading(page, "Captain and vice-captain")).toBeAttached();
    });
  }
  await page.goBack();
  await expect(heading(page, "Choose a way")).toBeAttached();
  await page.goBack();
  await expect(heading(page, "Choose players")).toBeAttached();
});

import { expect, type Locator } from "@playwright/test";
import { test } from "./gallery.ts";

/** How many pixels of what is in it are not seen. */
const hiddenWidth = (part: Locator): Promise<number> =>
  part.evaluate((element) => element.scrollWidth - element.clientWidth);

/** Taps there, whatever covers it. */
async function tap(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await part.page().mouse.click(x + width / 2, y + height / 2);
}

test.describe("player-row", () => {
  test.beforeEach(async ({ openGallery }) => {
    await openGallery("players");
  });

  test("a tap anywhere ticks it; its picture leads to the player and ticks nothing", async ({ page }) => {
    const list = page.getByRole("list", { name: "Choose players" });
    const row = list.getByRole("listitem").filter({ hasText: "Bhuvaneshwar" });
    const tick = row.getByRole("checkbox");
    await expect(tick).not.toBeChecked();
    await tap(row.getByText("Announced"));
    await expect(tick).toBeChecked();
    await tap(row.getByText("8.0"));
    await expect(tick).not.toBeChecked();
    await row.getByRole("link", { name: /^About Bhuvaneshwar/ }).click();
    await expect(page).toHaveURL(/\/player\/cricket-1\/0$/);
    await expect(tick).not.toBeChecked();
  });

  test("a blocked one says why, is not a choice, and its tap ticks nothing", async ({ page }) => {
    const list = page.getByRole("list", { name: "Choose players" });
    const row = list.getByRole("listitem").filter({ hasText: "Zubair Kotwal" });
    const tick = row.getByRole("checkbox");
    await expect(row).toContainText("12 of this side already");
    await expect(tick).toHaveAccessibleDescription(/12 of this side already/);
    await expect(tick).toHaveAttribute("aria-disabled", "true");
    expect(await hiddenWidth(row.getByText("12 of this side already").locator(".."))).toBe(0);
    await tap(row);
    await expect(tick).not.toBeChecked();
  });
});

test.describe("team-card", () => {
  test.beforeEach(async ({ openGallery }) => {
    await openGallery("teams");
  });

  test("its number opens and closes it with the keyboard, as one list of sentences", async ({ page }) => {
    const part = page.getByRole("region", { name: "team-card", exact: true });
    const opener = part.getByRole("button", { name: "Team 1: show on the ground" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(part.getByRole("listitem")).toHaveCount(11);
    await expect(part.getByRole("listitem").filter({ hasText: "Captain" }).first()).toContainText(
      "Omkar Gaekwad",
    );
    await page.keyboard.press("Space");
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await expect(part.getByRole("listitem")).toHaveCount(0);
  });

  test("a tap anywhere selects it, its number opens it and does not", async ({ page }) => {
    const card = page.getByRole("region", { name: "team-card-selection" }).getByRole("article").last();
    const tick = card.getByRole("checkbox", { name: "Select team 24871" });
    await tap(card.getByText("BOWL", { exact: true }));
    await expect(tick).toBeChecked();
    await card.getByRole("button").click();
    await expect(tick).toBeChecked();
    await expect(card.getByRole("list")).toBeVisible();
  });

  test("a player who is out is struck through, and said to be out", async ({ page }) => {
    const card = page.getByRole("region", { name: "team-card-five-digits" }).getByRole("article");
    await expect(card.locator("s")).toHaveCount(2);
    await expect(card.getByText("(out)")).toHaveCount(2);
  });
});

test("team-row: beside a number of five digits and its points, both marks of the captains are whole", async ({
  page,
  openGallery,
}) => {
  await openGallery("teams");
  const row = page.getByRole("region", { name: "team-row" }).getByRole("article").nth(1);
  await expect(row).toContainText("#24871");
  expect(await hiddenWidth(row.getByText("VC", { exact: true }).locator("../.."))).toBe(0);
});

test("match-header: a long name leaves the short one beside it whole", async ({ page, openGallery }) => {
  await openGallery("matches");
  const header = page.getByRole("region", { name: "match-header" });
  const sides = header.getByText("North Harbour").locator("../..");
  expect(await hiddenWidth(sides.getByText("North Harbour"))).toBeGreaterThan(0);
  expect(await hiddenWidth(sides.getByText("Kestrels"))).toBe(0);
});

test("match-header: with large text in Telugu its marks stand below each other, not letter below letter", async ({
  page,
  openGallery,
}) => {
  await openGallery("matches", { language: "te" });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const header = page.getByRole("region", { name: "match-header" });
  const [mark, offline] = [header.getByText("లైనప్"), header.getByText("ఆఫ్‌లైన్")];
  for (const part of [mark, offline])
    await expect(async () => {
      const { width, height } = (await part.boundingBox()) ?? { width: 0, height: 0 };
      expect(width).toBeGreaterThan(height);
    }).toPass({ timeout: 3000 });
});

test("strategy-bar: its button opens the strategy as sentences, and gets the focus back", async ({
  page,
  openGallery,
}) => {
  await openGallery("strategy");
  const bar = page.getByRole("region", { name: "strategy-bar" });
  const opener = bar.getByRole("button", { name: "teams possible 21,08,206" }).first();
  await opener.click();
  const sheet = page.getByRole("dialog", { name: "Your strategy" });
  await expect(sheet.getByRole("list", { name: "Your strategy" })).toContainText("22 players");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("option-card: the number of teams and the evidence describe it, and a tap on them ticks it", async ({
  page,
  openGallery,
}) => {
  await openGallery("strategy");
  const option = page.getByRole("checkbox", { name: "7-4" });
  await expect(option).toHaveAccessibleDescription("+12,04,877 teams in 41 of 96 (33–53 %)");
  await tap(page.getByText("in 41 of 96").first());
  await expect(option).toBeChecked();
});

test("explain: the question mark of the badges names those behind it too, and grows with the text", async ({
  page,
  openGallery,
}) => {
  await openGallery("matches");
  const card = page.getByRole("region", { name: "match-card", exact: true }).getByRole("article").nth(1);
  await expect(card.getByRole("listitem")).toHaveCount(2);
  await card.getByRole("button", { name: "What the badges mean" }).click();
  await expect(page.getByRole("definition").filter({ visible: true })).toHaveCount(7);
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const mark = card.getByText("?", { exact: true });
  expect(await mark.evaluate((circle) => circle.scrollHeight - circle.clientHeight)).toBeLessThanOrEqual(0);
});

import type { Page } from "@playwright/test";
import { button, demoMatch, quickTeams } from "../support/player.ts";
import { expect, test } from "../support/product.ts";
import { openStep, startStrategy } from "../support/strategy-start.ts";

const BESIDE = { x: 8, y: 8 };

async function openCustom(page: Page): Promise<void> {
  await startStrategy(page);
  await openStep(page, "/combination", "Team Combinations");
  await button(page, "Custom").click();
  await expect(page.getByRole("dialog", { name: "Custom" })).toBeVisible();
}

test("a tap beside a dialog closes it and returns the focus, a drag out of it does not", async ({ page }) => {
  await openCustom(page);
  const dialog = page.getByRole("dialog", { name: "Custom" });
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await dialog.getByRole("heading").hover();
  await page.mouse.down();
  await page.mouse.move(BESIDE.x, BESIDE.y);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(BESIDE.x, BESIDE.y);
  await expect(dialog).toHaveCount(0);
  await expect(button(page, "Custom")).toBeFocused();
});

test("Escape asks for closing each time, also when nothing was tapped in between", async ({ page }) => {
  await openCustom(page);
  const dialog = page.getByRole("dialog", { name: "Custom" });
  for (let time = 0; time < 3; time++) {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(button(page, "Custom")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
  }
});

test("a dialog that another one replaced returns the focus to what opened it", async ({ page }) => {
  await quickTeams(page, demoMatch("cricket", "lineups"), 20);
  const send = button(page, /^Send to app/);
  await send.press("Enter");
  const apps = page.getByRole("dialog", { name: "Select Fantasy App To Transfer" });
  await apps.getByRole("button", { name: "Login to Dream11" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Link Dream11" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(apps).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(apps).toBeHidden();
  await expect(send).toBeFocused();
});

test("the rest of a list that is asked for takes the focus", async ({ page }) => {
  const match = demoMatch("cricket", "lineups");
  const attempt = await quickTeams(page, match, 60);
  await page.goto(`/analytics/${match}/${attempt}`);
  const players = page.getByRole("list", { name: "Player", exact: true }).getByRole("listitem");
  await expect(players).toHaveCount(12);
  await page
    .getByRole("button", { name: /^Show \d+ more$/ })
    .first()
    .press("Enter");
  await expect(players.nth(12)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(players.nth(12).getByRole("link")).toBeFocused();
});

test("a selection of teams begins and ends without losing the focus", async ({ page }) => {
  await quickTeams(page, demoMatch("cricket", "lineups"), 20);
  await button(page, "Select").press("Enter");
  await expect(button(page, "Choose for me")).toBeFocused();
  await page.goBack();
  await expect(button(page, "Select")).toBeFocused();
  await button(page, "Select").press("Enter");
  await button(page, "Cancel").press("Enter");
  await expect(button(page, "Select")).toBeFocused();
});

test("a tap on the track moves the nearer thumb, and a thumb pushes the other along", async ({ page }) => {
  await openCustom(page);
  const dialog = page.getByRole("dialog", { name: "Custom" });
  const fewest = dialog.getByRole("slider", { name: "Fewest: Batsman" });
  const most = dialog.getByRole("slider", { name: "Most: Batsman" });
  const box = await most.boundingBox();
  if (box === null) throw new Error("The slider is not visible");
  const THUMB = 28;
  const tap = async (value: number): Promise<void> => {
    const along = THUMB / 2 + ((box.width - THUMB) * (value - 1)) / 7;
    await page.mouse.click(box.x + along, box.y + box.height / 2);
  };
  await tap(6);
  await expect(most).toHaveValue("6");
  await tap(2);
  await expect(fewest).toHaveValue("2");
  await expect(dialog.getByText("2 - 6")).toBeVisible();
  for (let press = 0; press < 5; press++) await fewest.press("ArrowRight");
  await expect(fewest).toHaveValue("7");
  await expect(most).toHaveValue("7");
});

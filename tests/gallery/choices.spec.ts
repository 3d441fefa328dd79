import { expect } from "@playwright/test";
import { test } from "./gallery.ts";

test.beforeEach(async ({ openGallery }) => {
  await openGallery("choices");
});

test("tabs: one stop for the Tab key; arrows, Home and End move and select, around the ends", async ({
  page,
}) => {
  const list = page.getByRole("region", { name: "tabs, line" });
  const tab = (name: string) => list.getByRole("tab", { name });
  await tab("Cricket").focus();
  for (const [key, sport] of [
    ["ArrowRight", "Football"],
    ["End", "Kabaddi"],
    ["ArrowRight", "Cricket"],
    ["ArrowLeft", "Kabaddi"],
    ["Home", "Cricket"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(sport)).toBeFocused();
    await expect(tab(sport)).toHaveAttribute("aria-selected", "true");
    await expect(list.getByRole("tabpanel", { name: sport })).toHaveText(sport);
  }
  await page.keyboard.press("Tab");
  await expect(list.getByRole("tab").and(page.locator(":focus"))).toHaveCount(0);
});

test("range-slider: keys move a thumb, and it pushes the other one along", async ({ page }) => {
  const part = page.getByRole("region", { name: "range-slider" });
  const [from, to] = [part.getByRole("slider").first(), part.getByRole("slider").last()];
  await from.press("ArrowRight");
  await expect(part.getByRole("status")).toHaveText("Credits 61 to 95");
  await from.press("End");
  await expect(part.getByRole("status")).toHaveText("Credits 100 to 100");
  await to.press("Home");
  await expect(part.getByRole("status")).toHaveText("Credits 50 to 50");
});

test("pager: its ends are disabled, and the position is told", async ({ page }) => {
  const pager = page.getByRole("region", { name: "pager" });
  const [previous, next] = [pager.getByRole("button").first(), pager.getByRole("button").last()];
  await expect(previous).toBeDisabled();
  await next.click();
  await next.click();
  await expect(pager).toContainText("3 of 3");
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(pager).toContainText("2 of 3");
});

test("checkbox, option-row and switch-row: a tap on the words changes them, a disabled one stays", async ({
  page,
}) => {
  const part = page.getByRole("region", { name: "checkbox, option-row, switch-row" });
  await part.getByText("Select All").click();
  await expect(part.getByRole("checkbox", { name: "Select All" })).not.toBeChecked();
  await expect(part.getByRole("checkbox", { name: "CSV file" })).not.toBeChecked();
  await part.getByText("For a spreadsheet").click();
  await expect(part.getByRole("checkbox", { name: "Select All" })).toBeChecked();
  await expect(part.getByRole("checkbox", { name: "Reset" })).toBeDisabled();
  const notices = part.getByRole("switch", { name: "Notices" });
  await notices.first().press("Space");
  await expect(notices.first()).not.toBeChecked();
  await expect(notices.last()).toBeDisabled();
});

test("radios: arrows move the choice within their group", async ({ page }) => {
  const group = page.getByRole("group", { name: "Sort by" });
  await group.getByRole("radio", { name: "Grand League" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(group.getByRole("radio", { name: "Small League" })).toBeChecked();
  await expect(group.getByRole("radio", { name: "Grand League" })).not.toBeChecked();
});

test("carousel: hidden slides take no focus, a dot shows its slide, and motion is off where it is not wanted", async ({
  page,
}) => {
  const carousel = page.getByRole("region", { name: "Sports" });
  const slide = (position: number) =>
    carousel.getByRole("group", { name: `${position} of 4`, includeHidden: true });
  await expect(slide(1)).not.toHaveAttribute("inert");
  await expect(slide(4)).toHaveAttribute("inert");
  // The button continues: the device asked for less motion.
  await expect(carousel.getByRole("button", { name: "Try again" })).toBeVisible();
  await carousel.getByRole("button", { name: "4 of 4" }).click();
  await expect(slide(4)).not.toHaveAttribute("inert");
  await expect(slide(1)).toHaveAttribute("inert");
});

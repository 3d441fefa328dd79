import { expect } from "@playwright/test";
import { test } from "./gallery.ts";

test.beforeEach(async ({ openGallery }) => {
  await openGallery("fields");
});

test("text-input: its description and its error are read with it", async ({ page }) => {
  const inputs = page.getByRole("region", { name: "text-input" }).getByRole("textbox");
  await expect(inputs.nth(0)).toHaveAccessibleDescription(/so that you recognize it later/);
  await expect(inputs.nth(1)).toHaveAccessibleDescription("Something went wrong!");
  await expect(inputs.nth(1)).toHaveAttribute("aria-invalid", "true");
  await expect(inputs.nth(2)).toHaveAttribute("required");
});

test("number-input: digits of Hindi and Telugu, arrow keys, and the bounds when it is left", async ({
  page,
}) => {
  const input = page.getByRole("region", { name: "number-input", exact: true }).getByRole("textbox");
  for (const [typedText, shownText, left] of [
    ["७५", "75", "75"],
    ["౯౯", "99", "99"],
    ["7", "7", "50"],
    ["1,00,000", "100000", "100"],
    ["-3", "-3", "50"],
    ["068.50", "068.50", "68.5"],
  ] as const) {
    await input.fill(typedText);
    await expect(input).toHaveValue(shownText);
    await input.blur();
    await expect(input).toHaveValue(left);
  }
  await input.press("ArrowUp");
  await expect(input).toHaveValue("69.5");
  await input.fill("100");
  await input.press("ArrowUp");
  await expect(input).toHaveValue("100");
  await input.fill("");
  await input.blur();
  await expect(input).toHaveValue("");
});

test("number-input: a letter in the middle is dropped and the caret stays", async ({ page }) => {
  const input = page.getByRole("region", { name: "number-input", exact: true }).getByRole("textbox");
  await input.fill("89");
  await input.press("Home");
  await input.press("ArrowRight");
  await input.pressSequentially("x.");
  await expect(input).toHaveValue("8.9");
  expect(await input.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2);
});

test("number-input: where the screen refuses, a number outside the bounds stays", async ({ page }) => {
  const input = page.getByRole("region", { name: "number-input, not clamped" }).getByRole("textbox");
  await input.fill("7");
  await input.blur();
  await expect(input).toHaveValue("7");
});

test("phone-field: ten digits of what is pasted, without the country's code; the search is cleared", async ({
  page,
}) => {
  const input = page.getByRole("region", { name: "phone-field", exact: true }).getByRole("textbox");
  await input.fill("+91 98765-43210");
  await expect(input).toHaveValue("9876543210");
  await input.fill("98765432109");
  await expect(input).toHaveValue("9876543210");
  await input.fill("౯౮౭౬౫४३२१०");
  await expect(input).toHaveValue("9876543210");
  const search = page.getByRole("region", { name: "phone-field, search" });
  await search.getByRole("textbox").fill("98");
  await search.getByRole("button", { name: "Close the search" }).click();
  await expect(search.getByRole("textbox")).toHaveValue("");
  await expect(search.getByRole("button")).toHaveCount(0);
});

test("password-input: its button shows the characters, and the field keeps the focus", async ({ page }) => {
  const part = page.getByRole("region", { name: "password-input" });
  const input = part.locator("input");
  await input.focus();
  await expect(input).toHaveAttribute("type", "password");
  await part.getByRole("button").click();
  await expect(input).toHaveAttribute("type", "text");
  await expect(part.getByRole("button")).toHaveAttribute("aria-pressed", "true");
  await expect(input).toBeFocused();
});

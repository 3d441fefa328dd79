import { type Locator, type Page, expect } from "@playwright/test";
import { button } from "./player.ts";

export const teamList = (page: Page): Locator => page.getByRole("list", { name: "Generated Teams" });

export async function shownCount(page: Page): Promise<number> {
  const said = await page.getByRole("group", { name: "Active filters" }).getByRole("status").textContent();
  return Number(/^([\d,]+) of/.exec(said ?? "")?.[1]?.replaceAll(",", ""));
}

/** Opens the panel and chooses a type. */
export async function filterOf(page: Page, type: string): Promise<Locator> {
  const panel = page.getByRole("dialog", { name: "Advanced Filter" });
  if (!(await panel.isVisible())) await button(page, /^Filters/).click();
  await panel.getByLabel("Filter type").selectOption(type);
  return panel;
}

/** The rows of the type's values. */
const rowsOf = (panel: Locator, field: string): Locator =>
  panel.getByRole("list", { name: field, exact: true }).getByRole("listitem");

/** The value of a row of the panel. */
export const option = async (panel: Locator, field: string, index = 0): Promise<string> => {
  const control = rowsOf(panel, field).nth(index).getByRole("button").first();
  await expect(control).toBeAttached();
  return (await control.getAttribute("value")) ?? "";
};

/** The row of a value. */
export const optionRow = (panel: Locator, field: string, value: string): Locator =>
  rowsOf(panel, field).filter({ has: panel.page().locator(`button[value="${value}"]`) });

/** Taps a value: present, or for players absent. */
export const take = async (
  panel: Locator,
  field: string,
  value: string,
  as: "present" | "absent" = "present",
): Promise<void> => {
  const control = optionRow(panel, field, value)
    .getByRole("button")
    .nth(as === "present" ? 0 : 1);
  await control.click();
  await expect(control).toHaveAttribute("aria-pressed", "true");
};

/** Scrolls to the team with the number; a wrong number leaves the field open. */
export async function jumpTo(page: Page, number: number): Promise<void> {
  const field = page.getByRole("textbox", { name: "Team number" });
  if (!(await field.isVisible())) await page.getByRole("button", { name: "Team no.", exact: true }).click();
  await field.fill(String(number));
  await page.getByRole("button", { name: "Go", exact: true }).click();
}

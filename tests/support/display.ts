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

export const option = async (panel: Locator, field: string, index = 1): Promise<string> => {
  const options = panel.getByLabel(field, { exact: true }).locator("option");
  await expect(options.nth(index)).toBeAttached();
  return (await options.nth(index).getAttribute("value")) ?? "";
};

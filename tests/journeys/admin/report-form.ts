import type { Page } from "@playwright/test";
import { openPlayers } from "../../support/player.ts";
import { button } from "./staff.ts";

export const addSection = (page: Page) => button(page, "Add This Section").click();
export const add = (page: Page) => button(page, "Add").click();
export const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole("combobox", { name: label, exact: true }).selectOption({ label: option });
};
export const openSection = (page: Page, title: string) => choose(page, "Section", title);
export const view = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();

export const notAdded = (titles: string) =>
  `Not added yet: ${titles}. "Add This Section" takes what is chosen there.`;

/** The match with points, stored on this device by making teams of it. */
export async function storeMatch(page: Page, id: string): Promise<void> {
  await openPlayers(page, id);
  await page.getByRole("button", { name: "Auto Create Teams", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "No", exact: true }).click();
  await page.waitForURL(`**/displayauto/${id}/1`);
}

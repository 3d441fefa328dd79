import type { Page } from "@playwright/test";
import { button, choosePlayers, demoMatch, heading, matchOf, squadOf } from "./player.ts";
import type { NamedPlayer } from "./player.ts";
import { type Product, expect } from "./product.ts";

const automatic = demoMatch("cricket", "lineups");

/** The announced players are chosen; the steps can then be opened by their addresses. */
export async function startStrategy(page: Page, id = automatic): Promise<void> {
  await choosePlayers(page, id);
  await button(page, "Continue").click();
  await expect(heading(page, "Choose a way")).toBeAttached();
}

export async function openStep(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page, title)).toBeAttached();
}

export const announcedPlayersOf = async (product: Product, id = automatic): Promise<NamedPlayer[]> =>
  squadOf(await matchOf(product, id)).filter(({ playing }) => playing === 1);

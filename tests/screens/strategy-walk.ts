import type { Page } from "@playwright/test";
import { button, choosePlayers, heading } from "../support/player.ts";

/** A screen of the walk when it shows what its picture is about. */
type Stop = "players" | "captains" | "sides" | "combinations" | "strategy";

const top = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, 0));

const goOn = async (page: Page, title: string): Promise<void> => {
  await button(page, "Continue").click();
  await heading(page, title).waitFor({ state: "attached" });
};

const tickFirst = async (page: Page, count: number): Promise<void> => {
  const boxes = page.getByRole("main").getByRole("checkbox");
  for (let index = 0; index < count; index++) await boxes.nth(index).press("Space");
  await top(page);
};

/** Every step of a strategy of the type "Fixed", then its 500 teams; `at` is called on the way. */
export async function walkStrategy(
  page: Page,
  match: string,
  at: (stop: Stop) => Promise<void>,
): Promise<void> {
  await choosePlayers(page, match);
  await top(page);
  await at("players");
  await button(page, "Continue").click();
  await button(page, /^Fixed/).click();
  await heading(page, "Fixed players").waitFor({ state: "attached" });
  await tickFirst(page, 2);
  await goOn(page, "Captain and vice-captain");
  await at("captains");
  await goOn(page, "Partition");
  await tickFirst(page, 2);
  await at("sides");
  await goOn(page, "Percentage strategy");
  await button(page, "Skip").click();
  await heading(page, "Credit Range").waitFor({ state: "attached" });
  await goOn(page, "Team Combinations");
  await tickFirst(page, 6);
  await at("combinations");
  await goOn(page, "Your strategy");
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill("500");
  await at("strategy");
  await button(page, "Generate Teams").click();
  await page.waitForURL(/\/display\//);
  await page.getByRole("article").nth(2).waitFor();
}

import { type Page, expect } from "@playwright/test";

/** What the ticked ones of so many teams are: without their numbers, which a shuffle changes. All must fit on the screen. */
export async function tickedTeams(page: Page, teams: number): Promise<ReadonlySet<string>> {
  const cards = page.getByRole("article", { name: /^Team \d+$/ });
  await expect(cards).toHaveCount(teams);
  const texts = await cards.filter({ has: page.getByRole("checkbox", { checked: true }) }).allInnerTexts();
  return new Set(texts.map((text) => text.replace(/#\d+/, "")));
}

import type { Page } from "@playwright/test";
import { filterOf } from "../../support/display.ts";
import { button, demoMatch, displayPath, quickTeams } from "../../support/player.ts";
import { openScreen } from "../../support/player-screens.ts";
import { expect, test } from "../../support/product.ts";

const match = demoMatch("basketball", "lineups");
const captains = /.{0,30}(?:captain|\bVC\b|कप्तान|కెప్టెన్).{0,30}/gi;

/** What the screen says of captains: in its title, its visible and hidden texts, and the names of its controls. */
async function captainsOn(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const namedAttributes = ["aria-label", "aria-description", "title", "alt", "placeholder"];
    const names = [...document.querySelectorAll(namedAttributes.map((name) => `[${name}]`).join())];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const output: string[] = [];
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest("script, style"))
        output.push(texts.currentNode.nodeValue ?? "");
    return [
      document.title,
      ...output,
      ...names.flatMap((element) => namedAttributes.map((name) => element.getAttribute(name) ?? "")),
    ];
  });
  return texts.flatMap((text) => text.match(captains) ?? []);
}

test("no screen of a basketball match says captain, in any language", async ({ page }) => {
  test.setTimeout(300_000);
  const attempt = await quickTeams(page, match, 20);
  const screens = [
    `/decision/${match}`,
    `/match/${match}`,
    "/section",
    "/fixed",
    "/captain",
    "/vicecaptain",
    "/partision",
    "/credit",
    "/combination",
    "/advanced",
    displayPath(match, attempt),
    `/analytics/${match}/${attempt}`,
    `/previousmatch/${match}`,
  ];
  const wrong: string[] = [];
  const look = async (what: string): Promise<void> => {
    wrong.push(...(await captainsOn(page)).map((words) => `${what}: ${words}`));
  };
  for (const language of ["en", "hi", "te"]) {
    await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
    for (const path of screens) {
      await openScreen(page, path);
      await look(`${language} ${path}`);
    }
  }
  await page.evaluate(() => localStorage.setItem("language", "en"));
  await openScreen(page, displayPath(match, attempt));
  await filterOf(page, "Star Player Selection");
  await look("filters");
  await page.keyboard.press("Escape");
  await button(page, "Select").click();
  await button(page, "Choose for me").click();
  await page.getByRole("dialog").getByRole("button", { name: "Choose", exact: true }).click();
  await expect(page.getByRole("rowheader", { name: "Star players" })).toBeVisible();
  await look("choose for me");
  await openScreen(page, "/captain");
  const substitutes = page.getByRole("main").getByText("Substitute", { exact: true });
  await expect(substitutes.first()).toBeVisible();
  for (const substitute of await substitutes.all())
    expect(await substitute.evaluate((mark) => mark.scrollWidth - mark.clientWidth)).toBeLessThanOrEqual(0);
  await expect(page).toHaveTitle("Star player and pro player · Teamwright");
  expect(wrong).toEqual([]);
});

import type { Locator } from "@playwright/test";
import { filterOf } from "../support/display.ts";
import { button, demoMatch, displayPath, openPlayers, quickTeams } from "../support/player.ts";
import { openScreen } from "../support/player-screens.ts";
import { expect, test } from "../support/product.ts";
import { takePicture } from "../support/screen-check.ts";

const match = demoMatch("basketball", "lineups");
test.use({ viewport: { width: 1280, height: 900 } });

/** Where the words of an element begin, without its padding. */
const startOfWords = (element: Locator): Promise<number> =>
  element.evaluate((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return Math.round(range.getBoundingClientRect().left);
  });

test("on a wide screen the tabs, the title, the search and the chips of the players begin at one edge", async ({
  page,
}) => {
  await openPlayers(page, match);
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  const edge = await startOfWords(page.getByRole("main").locator("p").first());
  expect(await startOfWords(page.getByRole("tab").first())).toBe(edge);
  expect((await page.getByRole("searchbox").boundingBox())!.x).toBe(edge);
  expect((await button(page, "Select all announced").boundingBox())!.x).toBe(edge);
  await takePicture(page, "wide-players");
});

test("on a wide screen an attempt names its star players in full, and the arrows of a select are small", async ({
  page,
}) => {
  const attempt = await quickTeams(page, match, 20);
  await openScreen(page, `/previousmatch/${match}`);
  await expect(page.getByRole("definition").filter({ hasText: "and" }).first()).toHaveText(
    /^(\w{2,} \w+, ){2}\w{2,} \w+ and \d+ more$/,
  );
  await takePicture(page, "wide-attempt");
  await openScreen(page, displayPath(match, attempt));
  await filterOf(page, "Star Player Selection");
  await takePicture(page, "wide-filters");
  for (const arrows of await page.locator("select + * > svg").all())
    expect((await arrows.boundingBox())!.width).toBeLessThanOrEqual(20);
});

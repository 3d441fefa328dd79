import { chromiumPath, quietFlags } from "../support/browser.ts";
import { demoMatch, displayPath, quickTeams } from "../support/player.ts";
import { openScreen } from "../support/player-screens.ts";
import { expect, test } from "../support/product.ts";
import { sidewaysScroll } from "../support/screen-check.ts";

// The size of text that the user set in the browser: twice the usual one. Browser zoom would narrow the window instead.
test.use({
  launchOptions: {
    executablePath: chromiumPath,
    args: [...quietFlags, "--blink-settings=defaultFontSize=32"],
  },
});

const match = demoMatch("cricket", "lineups");

test("text follows the browser's size, and the buttons of each step stay on a phone's screen", async ({
  page,
}) => {
  const attempt = await quickTeams(page, match, 20);
  const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
  expect(size).toBe("28px");
  const found: string[] = [];
  for (const path of [
    "/",
    `/match/${match}`,
    "/fixed",
    "/captain",
    "/partision",
    "/selection",
    "/credit",
    "/combination",
    "/advanced",
    "/rolefrequency",
    displayPath(match, attempt),
    `/analytics/${match}/${attempt}`,
    `/previousmatch/${match}`,
    "/mymatches",
    "/notices",
    "/profile",
    "/matchreports",
  ]) {
    await openScreen(page, path);
    const over = await sidewaysScroll(page);
    if (over > 0) found.push(`${path} scrolls by ${over}`);
    const outside = await page
      .locator("footer")
      .locator("button, a")
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.getBoundingClientRect().right > window.innerWidth)
          .map((control) => control.textContent),
      );
    found.push(...outside.map((name) => `${path}: ${name} is outside`));
  }
  expect(found).toEqual([]);
});

test("the order and the number of a team have the height and width of their words", async ({ page }) => {
  await quickTeams(page, match, 20);
  const order = page.getByRole("combobox", { name: "Order" });
  const [inside, line] = await order.evaluate((field) => [
    field.clientHeight,
    Number.parseFloat(getComputedStyle(field).lineHeight),
  ]);
  expect(inside).toBeGreaterThanOrEqual(line ?? 0);
  const { width } = (await page.getByPlaceholder("Team no.").boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThanOrEqual(180);
});

import type { Locator, Page } from "@playwright/test";
import { untilForecast } from "../support/forecast.ts";
import { button, choosePlayers, demoMatch, displayPath, quickTeams } from "../support/player.ts";
import { largeTextScreens, openScreen } from "../support/player-screens.ts";
import { expect, test } from "../support/product.ts";
import { sidewaysScroll, takePicture } from "../support/screen-check.ts";

const match = demoMatch("cricket", "lineups");

/** Twice the size of text as a page's own setting or an extension sets it: media queries do not know of it. */
async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const style = document.createElement("style");
    style.textContent = "html { font-size: 200% !important; }";
    const add = () => document.documentElement.append(style);
    if (document.documentElement) add();
    else
      new MutationObserver((_, observer) => {
        if (document.documentElement) {
          observer.disconnect();
          add();
        }
      }).observe(document, { childList: true });
  });
}

/** Controls and titles of which a part is outside the screen or cut by their own box. */
const cutParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "header h1:not(.visually-hidden, span + h1), header button, footer button, footer a, main button, [role=dialog] button",
      ),
    ]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        if (box.width === 0) return false;
        // Tabs and chips in a row that scrolls by itself can be reached.
        const scrolls = element.closest("[role=tablist]") !== null;
        return (
          (!scrolls && (box.right > window.innerWidth + 1 || box.left < -1)) ||
          element.scrollWidth > element.clientWidth + 2
        );
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`),
  );

test("with text of twice the size no page is wider than the screen, and titles and buttons are whole", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const attempt = await quickTeams(page, match, 500);
  await doubleText(page);
  const findings: string[] = [];
  for (const path of largeTextScreens(match, attempt)) {
    await openScreen(page, path);
    const over = await sidewaysScroll(page);
    if (over > 0) findings.push(`${path} scrolls by ${over}`);
    findings.push(...(await cutParts(page)).map((part) => `${path}: ${part}`));
    await takePicture(page, `t200-${path.split("/")[1] || "home"}`);
  }
  expect(findings).toEqual([]);
});

test("with text of twice the size long words and combinations stay in their boxes, in basketball and Telugu", async ({
  page,
}) => {
  const basketballMatch = demoMatch("basketball", "lineups");
  const attempt = await quickTeams(page, basketballMatch, 5);
  await page.evaluate(() => localStorage.setItem("language", "te"));
  await doubleText(page);
  await openScreen(page, "/combination");
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await takePicture(page, "t200-basketball-combination");
  await openScreen(page, "/captain");
  const cutNames = await page
    .getByRole("main")
    .getByText("Emerson Castellano", { exact: true })
    .evaluateAll((names) => names.map((name) => name.scrollWidth - name.clientWidth));
  expect(cutNames).toEqual([0]);
  await takePicture(page, "t200-basketball-captain");
  await openScreen(page, displayPath(basketballMatch, attempt));
  await page.locator("header button").last().click();
  const panel = page.getByRole("dialog");
  await expect(panel.getByRole("combobox").first()).toBeVisible();
  await takePicture(page, "t200-basketball-filters");
  const [foot, show] = await Promise.all(
    [panel.getByRole("status").locator("xpath=.."), panel.getByRole("button").last()].map((box) =>
      box.boundingBox(),
    ),
  );
  expect(show!.x + show!.width).toBeLessThanOrEqual(foot!.x + foot!.width);
  expect(await cutParts(page)).toEqual([]);
});

test("with text of twice the size the sides of a match are whole, and its series is not cut to a letter", async ({
  page,
}) => {
  await doubleText(page);
  /** The share of the text that its box shows. */
  const isTextShown = (text: Locator) =>
    text.evaluateAll((all) =>
      all.map((each) => [each.textContent, Math.min(1, each.clientWidth / each.scrollWidth)]),
    );
  await page.goto("/");
  const series = page.getByRole("article").getByText("Harbour Premier League", { exact: true });
  await expect(series.first()).toBeVisible();
  await takePicture(page, "t200-home-series");
  for (const [, share] of await isTextShown(series)) expect(share).toBeGreaterThan(0.6);
  await page.goto(`/decision/${match}`);
  const sides = page.locator("header").getByText(/^(Harriers|Kestrels)$/);
  await expect(sides).toHaveCount(2);
  await takePicture(page, "t200-match-sides");
  expect(await isTextShown(sides)).toEqual([
    ["Harriers", 1],
    ["Kestrels", 1],
  ]);
  // A name and its crest stay together.
  await page.goto(`/decision/${demoMatch("cricket", "evening")}`);
  const name = page.locator("header").getByText("Mariners", { exact: true });
  const middle = (box: Locator) =>
    box.evaluate((each) => each.getBoundingClientRect().top + each.clientHeight / 2);
  const crest = page.locator("header img").last();
  await expect(name).toBeVisible();
  await takePicture(page, "t200-match-crest");
  expect(Math.abs((await middle(name)) - (await middle(crest)))).toBeLessThan(10);
});

test("with text of twice the size names are whole in the view of the players, and the chance has its words below", async ({
  page,
}) => {
  test.setTimeout(240_000);
  // Until the application's font is there, the device's own is shown, which may be wider.
  await page.route("**/*.woff2", (route) => route.abort());
  await untilForecast(page, match);
  await doubleText(page);
  await page.goto(`/suggest/${match}`);
  const promise = page.getByText("that one of these 20 teams ends in the top 1 %").locator("xpath=..");
  await expect(promise).toBeVisible({ timeout: 120_000 });
  expect((await promise.boundingBox())!.width).toBeGreaterThan(250);
  await button(page, "Your view of the players").click();
  const names = page.getByRole("dialog").getByRole("listitem").locator("b");
  await expect(names.first()).toBeVisible({ timeout: 60_000 });
  await takePicture(page, "t200-view-of-players");
  const cut = await names.evaluateAll((all) =>
    all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
  );
  expect(cut).toEqual([]);
});

test("with text of twice the size players are in view beside the reason why no team fits", async ({
  page,
}) => {
  await choosePlayers(page, match);
  await button(page, "Continue").click();
  await button(page, "Grand").click();
  await page.goto("/credit");
  await page.getByLabel("Minimum credits").fill("60");
  await page.getByLabel("Maximum credits").fill("61");
  await doubleText(page);
  await page.goto("/captain");
  await expect(page.getByRole("group", { name: "No team fits" })).toBeVisible();
  const first = page.getByRole("main").getByRole("checkbox").first();
  await first.evaluate((box) => box.closest("li")?.scrollIntoView({ block: "start" }));
  const shownSize = async () =>
    page.evaluate(() => {
      const edges = (selector: string) =>
        [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
      const top = Math.max(0, ...edges("header, header > *").map(({ bottom }) => bottom));
      const bottom = Math.min(...edges("footer").map((box) => box.top));
      return edges("main li label").filter((row) => row.top >= top && row.bottom <= bottom).length;
    });
  await takePicture(page, "t200-nofit");
  await expect.poll(shownSize).toBeGreaterThanOrEqual(1);
});

import type { Locator, Page } from "@playwright/test";
import { demoMatch, displayPath, matchOf, openPlayers, quickTeams } from "../support/player.ts";
import { type Product, expect, test } from "../support/product.ts";
import { axeFindings, takePicture } from "../support/screen-check.ts";

const match = demoMatch("cricket", "lineups");

const hueOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const sector =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return (60 * sector + 360) % 360;
};

const colorOf = (page: Page, side: "left" | "right"): Promise<string> =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim(),
    side,
  );

/** How far the side's colour is from the nearest colour of its crest, degrees. */
async function fromCrest(page: Page, side: "left" | "right", crest: string): Promise<number> {
  const svg = await (await page.request.get(crest)).text();
  const colors = [...svg.matchAll(/#[0-9a-f]{6}/gi)].map(([hex]) => hueOf(hex));
  const ownHue = hueOf(await colorOf(page, side));
  return Math.min(
    ...colors
      .map((hue) => Math.min(Math.abs(hue - ownHue), 360 - Math.abs(hue - ownHue)))
      .filter((each) => each >= 0),
  );
}

const crestsOf = async (product: Product, id: string): Promise<Record<"left" | "right", string>> => {
  const { left_team_image: left, right_team_image: right } = (await matchOf(
    product,
    id,
  )) as unknown as Record<"left_team_image" | "right_team_image", string>;
  return { left, right };
};

for (const colorScheme of ["light", "dark"] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test("lists and teams show the sides in the colours of their crests", async ({ page, product }) => {
      const { left, right } = await crestsOf(product, match);
      await openPlayers(page, match);
      await expect.poll(async () => fromCrest(page, "left", left)).toBeLessThan(16);
      expect(await fromCrest(page, "right", right)).toBeLessThan(16);
      expect(await axeFindings(page)).toEqual([]);
      const attempt = await quickTeams(page, match, 20);
      await page.goto(displayPath(match, attempt));
      await expect.poll(async () => fromCrest(page, "left", left)).toBeLessThan(16);
      expect(await axeFindings(page)).toEqual([]);
      await takePicture(page, `colors-${colorScheme}`);
    });
  });

test("the results of a match have them too, opened by their address", async ({ page, product }) => {
  const running = demoMatch("cricket", "running");
  const { left, right } = await crestsOf(product, running);
  const attempt = await quickTeams(page, running, 5);
  await page.goto(`/result/${running}/${attempt}`);
  await expect.poll(async () => fromCrest(page, "left", left)).toBeLessThan(16);
  expect(await fromCrest(page, "right", right)).toBeLessThan(16);
});

/** Notes the colour of the left side in each frame of a match's screen. */
const watchColors = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seenKeys = new Set<string>();
    Object.assign(globalThis, { seenColors: seenKeys });
    const look = (): void => {
      const texts = [...document.querySelectorAll("header span")].map(({ textContent }) => textContent);
      if (texts.includes("v"))
        seenKeys.add(getComputedStyle(document.documentElement).getPropertyValue("--left").trim());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const seenColors = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { seenColors: Set<string> }).seenColors]);

/** Opens a match by its link on home, and returns the colours that its screen had. */
async function colorsOnTheWay(page: Page, link: Locator): Promise<readonly string[]> {
  await watchColors(page);
  await link.click();
  // Crests are read when the page is idle, after two seconds at the latest.
  await page.waitForTimeout(4000);
  return seenColors(page);
}

test("the next match opens in its colours, and another not in those of the match before", async ({
  page,
}) => {
  await page.goto("/");
  const next = page.getByRole("link", { name: /Make teams$/ });
  await expect(next).toBeVisible();
  await page.waitForTimeout(4000);
  const theme = await colorOf(page, "left");
  const ofNext = await colorsOnTheWay(page, next);
  expect(ofNext).toHaveLength(1);
  expect(ofNext).not.toEqual([theme]);
  await page.goBack();
  const ofAnother = await colorsOnTheWay(
    page,
    page.getByRole("region", { name: "Later" }).getByRole("article").getByRole("link").first(),
  );
  expect(ofAnother).not.toContain(ofNext[0]);
});

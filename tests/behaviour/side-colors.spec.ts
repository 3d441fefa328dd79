import type { Page } from "@playwright/test";
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
  const own = hueOf(await colorOf(page, side));
  return Math.min(
    ...colors
      .map((hue) => Math.min(Math.abs(hue - own), 360 - Math.abs(hue - own)))
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

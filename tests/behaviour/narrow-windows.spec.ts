import type { Page } from "@playwright/test";
import { demoMatch } from "../support/player.ts";
import { openScreen } from "../support/player-screens.ts";
import { expect, test } from "../support/product.ts";
import { walkStrategy } from "../screens/strategy-walk.ts";

// The least widths with the rail and the strategy beside a step, and with two columns of players.
const WIDTHS = [1024, 1280];
const match = demoMatch("cricket", "lineups");

/** Texts and fields in the main part that are wider than their place, although it does not scroll. */
const cut = async (page: Page): Promise<string[]> =>
  page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>("span, button, select")]
      .filter((part) => {
        const { overflowX, position, display } = getComputedStyle(part);
        const shown = part.clientWidth > 4 && position !== "absolute" && display !== "inline";
        const holds = overflowX === "hidden" || part instanceof HTMLButtonElement;
        return shown && holds && part.scrollWidth > part.clientWidth + 1;
      })
      .map((part) => part.textContent.slice(0, 40)),
  );

test("beside the strategy, names and actions are whole and the filters have room", async ({ page }) => {
  test.setTimeout(90_000);
  await walkStrategy(page, match, async () => undefined);
  const found: string[] = [];
  for (const width of WIDTHS)
    for (const path of [`/match/${match}`, "/fixed", "/captain", "/vicecaptain"]) {
      await page.setViewportSize({ width, height: 844 });
      await openScreen(page, path);
      found.push(...(await cut(page)).map((part) => `${path} at ${width}: ${part}`));
      const side = page.getByRole("main").getByRole("button", { name: "Harriers", exact: true });
      const room = await side.evaluate((chip) => chip.parentElement?.clientWidth ?? 0);
      if (room < 120) found.push(`${path} at ${width}: filters in ${room} px`);
    }
  await openScreen(page, "/change");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const role = page.getByRole("main").getByRole("combobox", { name: "Role" }).first();
    const { width: wide } = (await role.boundingBox()) ?? { width: 0 };
    if (wide < 88) found.push(`/change at ${width}: role in ${wide} px`);
  }
  expect(found).toEqual([]);
});

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Axe's rules whose outcome depends on the colour scheme; the others read the same tree in both. */
const schemeRules = ["color-contrast", "link-in-text-block"];

/** What axe finds on the screen, one line per rule; empty when all is well. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Without frames the legacy mode finds the same, and opens no second page for each screen.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, any }) => `${target.join(" ")} (${any[0]?.message ?? ""})`).join("; ")}`,
  );
}

/** What axe finds as the screen stands, in light and, as far as the scheme matters, in dark. */
export async function axeInBothSchemes(page: Page, what: string): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [
    ["light", undefined],
    ["dark", schemeRules],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // The application hears of it by an event: axe would else read half of the screen before and half after.
    await page.waitForFunction(
      (scheme) => document.documentElement.dataset["mantineColorScheme"] === scheme,
      colorScheme,
    );
    found.push(...(await axeFindings(page, rules)).map((finding) => `${what}, ${colorScheme}: ${finding}`));
  }
  return found;
}

/** How far the page is wider than the window, in pixels. */
export const sidewaysScroll = async (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

/** Axe's rules whose result depends on the colour scheme; the others read the same tree in both. */
const schemeRules = ["color-contrast", "link-in-text-block"];

/** Axe stays in a page until its next load; reading its 550 KB again is up to half of the work on a small screen. */
const isLoaded = (page: Page): Promise<boolean> => page.evaluate(() => "axe" in globalThis);
const LOADED = "void 0";

/**
 * Waits until nothing fades in or out any more: a half transparent text has too little contrast for a moment. Long
 * animations show progress and do not fade.
 */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isShort = ({ effect, playState }: Animation): boolean =>
      playState === "running" && Number(effect?.getComputedTiming().endTime ?? 0) <= 1000;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (;;) {
      // What was changed a moment ago starts its transitions with the next frame.
      await nextFrame();
      await nextFrame();
      const ending = document.getAnimations().filter(isShort);
      if (ending.length === 0) return;
      // A cancelled animation rejects.
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });

/** A control of WCAG 2.2 AA has 24 x 24 pixels; axe looks only where it is told to. */
const TARGET_SIZE = "target-size";

type AxeNode = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number]["nodes"][number];

/** What has another size than axe reads: a row that is scrolled half under the bar below it, a control with its label. */
const isLargeEnough = (page: Page, { any, target }: AxeNode): Promise<boolean> | true =>
  any[0]?.message.includes("partially obscured") === true ||
  page.evaluate((selector) => {
    const label = document.querySelector(selector)?.closest("label")?.getBoundingClientRect();
    return label !== undefined && Math.min(label.width, label.height) >= 24;
  }, String(target[0]));

/** Axe's findings on the screen, one line per rule; empty when there are none. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  await untilStill(page);
  // Without frames the legacy mode finds the same, and opens no second page for each screen. Describing each element that
  // passed would be a third of the work.
  const axe = new AxeBuilder({ page, ...((await isLoaded(page)) ? { axeSource: LOADED } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: { [TARGET_SIZE]: { enabled: rules === undefined } } });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  const lines: string[] = [];
  for (const { id, nodes } of violations) {
    const findings: string[] = [];
    for (const node of nodes)
      if (id !== TARGET_SIZE || !(await isLargeEnough(page, node)))
        findings.push(`${node.target.join(" ")} (${node.any[0]?.message ?? ""})`);
    if (findings.length > 0) lines.push(`${id}: ${findings.join("; ")}`);
  }
  return lines;
}

/** Axe's findings on the current screen, in light and, for the rules that depend on the scheme, in dark. */
export async function axeInBothSchemes(page: Page, label: string): Promise<string[]> {
  const findings: string[] = [];
  for (const [colorScheme, rules] of [
    ["light", undefined],
    ["dark", schemeRules],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // The application gets an event: otherwise axe would read half of the screen before and half after the change.
    await page.waitForFunction(
      (scheme) => document.documentElement.dataset["colorScheme"] === scheme,
      colorScheme,
    );
    findings.push(
      ...(await axeFindings(page, rules)).map((finding) => `${label}, ${colorScheme}: ${finding}`),
    );
  }
  return findings;
}

/** How many pixels the page is wider than the window. */
export const sidewaysScroll = async (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Takes a picture for a person to look at, where `SHOTS` names a folder. */
export async function takePicture(page: Page, name: string, fullPage = false): Promise<void> {
  const folder = process.env["SHOTS"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
}

/** At 1280 and 390 px: axe finds nothing, nothing scrolls sideways. */
export async function checkBothWidths(page: Page, label: string): Promise<void> {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await axeInBothSchemes(page, `${label} at ${width}`)).toEqual([]);
    expect(await sidewaysScroll(page), `${label} at ${width}`).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await takePicture(page, `${label.replaceAll(" ", "-")}-${width}`, true);
  }
}

import { expect } from "@playwright/test";
import { chromiumPath, quietFlags } from "../support/browser.ts";
import { groups, test } from "./gallery.ts";

// Letters as they are drawn, not fitted to the pixels by the settings of a machine.
test.use({
  // A part that is as high as a phone would stand half under the head of the page.
  viewport: { width: 390, height: 1200 },
  launchOptions: {
    executablePath: chromiumPath,
    args: [...quietFlags, "--font-render-hinting=none", "--enable-font-subpixel-positioning"],
  },
});

/**
 * Every part looks as in its picture, in light and dark. English only: its font is ours, so another machine draws the
 * same. After an intended change: `npx playwright test gallery/pictures --update-snapshots`, and look at them.
 */
for (const group of groups)
  for (const scheme of ["light", "dark"] as const)
    test(`${group}: every part looks as in its picture in ${scheme}`, async ({ page, openGallery }) => {
      // A page whose font comes late keeps the system's.
      await page.route("**/*.css", async (route) => {
        const sheet = await route.fetch();
        const body = (await sheet.text()).replaceAll(/font-display:\s*optional/g, "font-display:block");
        await route.fulfill({ response: sheet, body });
      });
      // The time until a match starts.
      await page.clock.setFixedTime("2026-11-21T10:00:00+05:30");
      await openGallery(group, { scheme });
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true);
      // Parts that are cards have regions of their own.
      for (const part of await page.getByRole("tabpanel").locator("> div > section").all())
        await expect
          .soft(part.locator("> div"))
          .toHaveScreenshot([group, `${await part.getAttribute("aria-label")}-${scheme}.png`], {
            maxDiffPixelRatio: 0.02,
            threshold: 0.05,
          });
    });

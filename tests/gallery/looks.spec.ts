import { expect } from "@playwright/test";
import { axeFindings, sidewaysScroll } from "../support/screen-check.ts";
import { groups, test } from "./gallery.ts";

/** A phone, the minimum width of the accessibility guidelines, and a phone with twice the size of text. */
const views = [
  { width: 390, text: "100%" },
  { width: 320, text: "100%" },
  { width: 390, text: "200%" },
];

for (const group of groups)
  test(`${group}: axe finds nothing in either scheme, and no language is wider than a phone`, async ({
    page,
    openGallery,
  }) => {
    const findings: string[] = [];
    for (const scheme of ["dark", "light"] as const) {
      await openGallery(group, { scheme });
      findings.push(...(await axeFindings(page)).map((finding) => `${scheme}: ${finding}`));
    }
    for (const language of ["en", "hi", "te"] as const) {
      // English in light is open.
      if (language !== "en") await openGallery(group, { language });
      for (const { width, text } of views) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(async (size) => {
          document.documentElement.style.fontSize = size;
          // The layout for large text comes with the frame after this one (lib/text-size.ts).
          const frame = () => new Promise(requestAnimationFrame);
          await frame();
          await frame();
        }, text);
        const over = await sidewaysScroll(page);
        if (over > 0) findings.push(`${language} at ${width}, text ${text}: ${over} px too wide`);
      }
    }
    expect(findings).toEqual([]);
  });

import { expect, test } from "vitest";
import { demoPromotions } from "../promotions.ts";
import { bannerSvg } from "./banner.ts";
import { lettering } from "./lettering.ts";

test("the words of each banner are outlines, so that they need no font of the device", () => {
  for (const promotion of demoPromotions) {
    const svg = bannerSvg(promotion);
    expect(svg).not.toContain("<text");
    for (const words of [promotion.title, promotion.line]) {
      const outline = lettering[words] ?? "";
      expect(outline.length, words).toBeGreaterThan(100);
      expect(svg).toContain(`d="${outline}"`);
    }
  }
});

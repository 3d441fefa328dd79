import { expect, test } from "vitest";
import { t } from "#i18n/translate.ts";
import { pointsFigure, tenthsFigure, wholeFigure } from "./figures.ts";

test("counts stand in groups of three, points with at most two decimals", () => {
  expect(wholeFigure(500)).toBe("500");
  expect(wholeFigure(2_108_206)).toBe("2,108,206");
  expect(pointsFigure(1024.5)).toBe("1,024.5");
  expect(pointsFigure(36.125)).toBe("36.13");
});

test("one decimal is rounded as in texts, also between two binary fractions", () => {
  expect(tenthsFigure(68.85)).toBe("68.9");
  expect(tenthsFigure(72)).toBe("72.0");
  const words = t("strategy.suggestedFigures", { selected: 68.85, captain: 1.25, vice: 0.35 });
  expect(words).toBe(`Sel ${tenthsFigure(68.85)} · C ${tenthsFigure(1.25)} · VC ${tenthsFigure(0.35)}`);
});

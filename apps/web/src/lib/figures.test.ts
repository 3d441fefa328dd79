import { expect, test } from "vitest";
import { pointsFigure, wholeFigure } from "./figures.ts";

test("counts stand in groups of three, points with at most two decimals", () => {
  expect(wholeFigure(500)).toBe("500");
  expect(wholeFigure(2_108_206)).toBe("2,108,206");
  expect(pointsFigure(1024.5)).toBe("1,024.5");
  expect(pointsFigure(36.125)).toBe("36.13");
});

import { describe, expect, it } from "vitest";
import { colorPair, contrastOf, hueBetween } from "./color-pair.ts";

const surfaces = { light: ["#f4f6f9", "#ffffff"], dark: ["#0c111d", "#161d2c"] };
const gold = { light: "#8a6100", dark: "#fdd835" };

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
const hues = Array.from({ length: 24 }, (_, index) => 15 * index);
const pairs: [number | null, number | null][] = [
  ...hues.flatMap((left) => hues.map((right): [number, number] => [left, right])),
  [null, 10],
];

describe("the colours of two sides", () => {
  it("read on every surface, beside the captain's badge too, for all hues and in both schemes", () => {
    for (const [left, right] of pairs)
      for (const scheme of ["light", "dark"] as const)
        for (const { ink, soft } of colorPair(left, right)[scheme]) {
          for (const surface of [soft, ...surfaces[scheme]])
            expect(contrastOf(ink, surface), `${ink} on ${surface}`).toBeGreaterThanOrEqual(4.5);
          expect(contrastOf(gold[scheme], soft), `gold on ${soft}`).toBeGreaterThanOrEqual(4.5);
        }
  });

  it("are those of the crests, or of nobody where these are too close or unknown", () => {
    const { light, dark } = colorPair(215, 5);
    for (const [left, right] of [light, dark]) {
      expect(hueBetween(hueOf(left.ink), 215)).toBeLessThan(4);
      expect(hueBetween(hueOf(right.ink), 5)).toBeLessThan(4);
    }
    const neutral = colorPair(null, 5);
    expect(colorPair(200, 230)).toEqual(neutral);
    expect(colorPair(40, 50)).toEqual(neutral);
    expect(hueBetween(hueOf(neutral.light[0].ink), hueOf(neutral.light[1].ink))).toBeGreaterThan(30);
  });

  it("are never the captain's gold", () => {
    for (const scheme of ["light", "dark"] as const)
      for (const { ink } of colorPair(46, 215)[scheme])
        expect(hueBetween(hueOf(ink), hueOf(gold[scheme]))).toBeGreaterThanOrEqual(20);
  });
});

import { describe, expect, it } from "vitest";
import { contrastOf, hueBetween, hueOf } from "#lib/color.ts";
import { colorPair } from "./color-pair.ts";

const surfaces = { light: ["#f4f6f9", "#ffffff"], dark: ["#0c111d", "#161d2c"] };
const gold = { light: "#8a6100", dark: "#fdd835" };

const hueOfHex = (hex: string): number =>
  hueOf(...([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]));
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
      expect(hueBetween(hueOfHex(left.ink), 215)).toBeLessThan(4);
      expect(hueBetween(hueOfHex(right.ink), 5)).toBeLessThan(4);
    }
    const neutral = colorPair(null, 5);
    expect(colorPair(200, 230)).toEqual(neutral);
    expect(colorPair(40, 50)).toEqual(neutral);
    expect(hueBetween(hueOfHex(neutral.light[0].ink), hueOfHex(neutral.light[1].ink))).toBeGreaterThan(30);
  });

  it("are never the captain's gold", () => {
    for (const scheme of ["light", "dark"] as const)
      for (const { ink } of colorPair(46, 215)[scheme])
        expect(hueBetween(hueOfHex(ink), hueOfHex(gold[scheme]))).toBeGreaterThanOrEqual(20);
  });
});

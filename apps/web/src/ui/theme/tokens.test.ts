import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

const tokensOf = (block: string): Map<string, string> =>
  new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name ?? "", value ?? ""]),
  );

const [lightBlock = "", darkBlock = ""] = css.split('[data-color-scheme="dark"]');

const luminance = (hex: string): number => {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

const contrast = (a: string, b: string): number => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

/** Degrees on the colour circle. */
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

const surfaces = ["paper", "card", "fill"];
const textPairs = [
  ...["ink", "ink-2", "ink-3"].flatMap((ink) => surfaces.map((surface) => [ink, surface])),
  ...["accent", "left", "right", "ok", "warn", "bad"].flatMap((role) => [
    [role, `${role}-soft`],
    [role, "card"],
  ]),
  ["gold", "card"],
  ["gold", "left-soft"],
  ["gold", "right-soft"],
  ["ink", "field"],
  ["ink-2", "warn-soft"],
  ["ink-2", "bad-soft"],
  ["ink-2", "accent-soft"],
  ["accent", "paper"],
  ["accent-ink", "accent"],
  ["accent-ink", "accent-hover"],
  ["card", "gold"],
  ["card", "bad"],
  ["card", "bad-hover"],
  ["card", "ink"],
];

describe.each([
  ["light", tokensOf(lightBlock)],
  ["dark", tokensOf(darkBlock)],
])("colour tokens, %s", (_, tokens) => {
  it.each(textPairs)("%s reads on %s with at least 4.5:1", (ink = "", surface = "") => {
    expect(contrast(tokens.get(ink) ?? "", tokens.get(surface) ?? "")).toBeGreaterThanOrEqual(4.5);
  });
  it("a captain's badge has another colour than either side", () => {
    const [gold, left, right] = ["gold", "left", "right"].map((name) => hueOf(tokens.get(name) ?? ""));
    for (const side of [left, right]) {
      const between = Math.abs((gold ?? 0) - (side ?? 0));
      expect(Math.min(between, 360 - between)).toBeGreaterThanOrEqual(24);
    }
  });
  it("outlines of controls stand out from the card with at least 3:1", () => {
    expect(contrast(tokens.get("line-strong") ?? "", tokens.get("card") ?? "")).toBeGreaterThanOrEqual(3);
  });
});

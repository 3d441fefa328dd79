import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastOf, hueOf } from "#lib/color.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

const tokensOf = (block: string): Map<string, string> =>
  new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name ?? "", value ?? ""]),
  );

const [lightBlock = "", darkBlock = ""] = css.split('[data-color-scheme="dark"]');

/** Degrees on the colour circle. */
const hueOfHex = (hex: string): number =>
  hueOf(...([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]));

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
    expect(contrastOf(tokens.get(ink) ?? "", tokens.get(surface) ?? "")).toBeGreaterThanOrEqual(4.5);
  });
  it("a captain's badge has another colour than either side", () => {
    const [gold, left, right] = ["gold", "left", "right"].map((name) => hueOfHex(tokens.get(name) ?? ""));
    for (const side of [left, right]) {
      const between = Math.abs((gold ?? 0) - (side ?? 0));
      expect(Math.min(between, 360 - between)).toBeGreaterThanOrEqual(24);
    }
  });
  it("outlines of controls stand out from the card with at least 3:1", () => {
    expect(contrastOf(tokens.get("line-strong") ?? "", tokens.get("card") ?? "")).toBeGreaterThanOrEqual(3);
  });
});

import { contrastOf, hueBetween } from "#lib/color.ts";

/** Colours of a side's text and of the surface under it, in one scheme. */
export interface SideColors {
  readonly ink: string;
  readonly soft: string;
}
export type ColorPair = Record<"light" | "dark", readonly [left: SideColors, right: SideColors]>;

/** Two hues nearer than this, in degrees, are not told apart. */
const MIN_BETWEEN = 45;
const MIN_CONTRAST = 4.5;
/** The captain's badge, and how far from it a side stays. */
const GOLD = 46;
const BESIDE_GOLD = 28;

/** Surfaces of theme/tokens.css on which the text of a side stands. */
const surfaces = { light: ["#f4f6f9", "#ffffff"], dark: ["#0c111d", "#161d2c"] } as const;
/** Used where the sides' own colours are unknown or too close: they are no club's. */
const neutral: ColorPair = {
  light: [
    { ink: "#44506a", soft: "#eceff4" },
    { ink: "#0b6b70", soft: "#e0f3f2" },
  ],
  dark: [
    { ink: "#b9c3d6", soft: "#252f43" },
    { ink: "#62cfc6", soft: "#0f2f2f" },
  ],
};

const hexOf = (hue: number, saturation: number, lightness: number): string => {
  const range = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): string => {
    const at = (offset + hue / 30) % 12;
    const value = lightness - range * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
};

/** The nearest hue that is not the captain's. */
const besideGold = (hue: number): number =>
  hueBetween(hue, GOLD) >= BESIDE_GOLD ? hue : (GOLD + (hue < GOLD ? -BESIDE_GOLD : BESIDE_GOLD) + 360) % 360;

/** As light in the light scheme, or as dark in the dark one, as the contrast allows. */
function colorsIn(scheme: "light" | "dark", hue: number): SideColors {
  const soft = scheme === "light" ? hexOf(hue, 0.8, 0.96) : hexOf(hue, 0.45, 0.19);
  const step = scheme === "light" ? -0.01 : 0.01;
  let lightness = scheme === "light" ? 0.45 : 0.6;
  const reads = (ink: string) =>
    [soft, ...surfaces[scheme]].every((surface) => contrastOf(ink, surface) >= MIN_CONTRAST);
  let ink = hexOf(hue, 0.72, lightness);
  while (!reads(ink) && lightness > 0.05 && lightness < 0.95) ink = hexOf(hue, 0.72, (lightness += step));
  return { ink, soft };
}

/** The colours of two sides by the hues of their crests, in degrees; null: unknown, or without a colour. */
export function colorPair(left: number | null, right: number | null): ColorPair {
  if (left === null || right === null) return neutral;
  const hues = [besideGold(left), besideGold(right)] as const;
  if (hueBetween(left, right) < MIN_BETWEEN || hueBetween(...hues) < MIN_BETWEEN) return neutral;
  return {
    light: [colorsIn("light", hues[0]), colorsIn("light", hues[1])],
    dark: [colorsIn("dark", hues[0]), colorsIn("dark", hues[1])],
  };
}

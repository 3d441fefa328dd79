const luminance = (hex: string): number => {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

/** The contrast ratio of two colours like "#1a2b3c", 1 to 21. Source: WCAG 2, relative luminance. */
export const contrastOf = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Degrees between two hues, 0 to 180. */
export const hueBetween = (one: number, other: number): number => {
  const between = Math.abs(one - other) % 360;
  return Math.min(between, 360 - between);
};

/** The hue of a colour, degrees; not a number for greys. */
export function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const sector =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return (60 * sector + 360) % 360;
}

import { wholeFigure } from "#lib/figures.ts";
import { once } from "#lib/once.ts";

const COMPACT_FROM = 1e13;
const compact = once(
  () => new Intl.NumberFormat("en-US", { notation: "compact", maximumSignificantDigits: 4 }),
);

/** The text of a number of teams: exact up to 13 digits, shortened beyond. */
export const teamFigure = (count: number): string =>
  count < COMPACT_FROM ? wholeFigure(count) : compact().format(count);

import { once } from "./once.ts";

const whole = once(() => new Intl.NumberFormat("en"));
const points = once(() => new Intl.NumberFormat("en", { maximumFractionDigits: 2 }));

/** "2,108,206": a count as it stands on the screen. */
export const wholeFigure = (count: number): string => whole().format(count);

/** "1,024.5": points, with at most two decimals. */
export const pointsFigure = (value: number): string => points().format(value);

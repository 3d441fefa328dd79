import { wholeFigure } from "../../lib/figures.ts";

/** "1 team", "2,000 teams". */
export const plural = (n: number, one: string, many: string): string =>
  `${wholeFigure(n)} ${n === 1 ? one : many}`;

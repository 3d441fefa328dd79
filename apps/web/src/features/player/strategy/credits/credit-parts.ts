import { MAX_CREDITS } from "@teamwright/domain";
import type { Player } from "@teamwright/domain";

/** Widths of a part; the first with which there are few enough to be told apart on a phone. */
const WIDTHS = [0.5, 1, 2, 5];
const MAX_PARTS = 32;

export interface CreditParts {
  /** The least credits of each part, ascending. */
  readonly from: readonly number[];
  readonly width: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Parts of equal width from the cheapest team of the pool to the dearest; none where it has too few players. */
export function creditParts(pool: readonly Player[], teamSize: number): CreditParts | null {
  const credits = pool.map((player) => player.credits).toSorted((one, other) => one - other);
  if (credits.length < teamSize) return null;
  const least = sum(credits.slice(0, teamSize));
  const most = Math.min(MAX_CREDITS, sum(credits.slice(-teamSize)));
  const width = WIDTHS.find((each) => (most - least) / each < MAX_PARTS) ?? 5;
  const first = Math.floor(least / width);
  const last = Math.floor(most / width);
  if (last < first) return null;
  return { from: Array.from({ length: last - first + 1 }, (_, part) => (first + part) * width), width };
}

/** The credits that belong to a part; teams' credits have two decimals at most. */
export const rangeOfPart = (from: number, width: number): [number, number] => [
  from,
  Math.min(MAX_CREDITS, Number((from + width - 0.01).toFixed(2))),
];

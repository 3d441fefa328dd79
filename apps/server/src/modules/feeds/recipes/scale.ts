const toHalf = (value: number): number => Math.round(value * 2) / 2;

export interface Scale {
  /** Average credits of the likely players; multiplied by the team's size it is the cost of a usual team. */
  readonly average: number;
  /** Credits for one unit of the source's price above the average. */
  readonly slope: number;
  readonly min: number;
  readonly max: number;
}

/**
 * Computes credits from a source's prices, linearly around the average price of the players who are likely to play,
 * rounded to 0.5 and kept within bounds. One match at a time: a team then costs about `average` times its size.
 */
export function scaler(likelyPrices: readonly number[], scale: Scale): (price: number) => number {
  const sum = likelyPrices.reduce((total, price) => total + price, 0);
  const mean = likelyPrices.length === 0 ? 0 : sum / likelyPrices.length;
  return (price) =>
    Math.min(scale.max, Math.max(scale.min, toHalf(scale.average + (price - mean) * scale.slope)));
}

/** The same in proportion to the price: the average of the likely players costs `average` credits. */
export function proportionalScaler(
  likelyPrices: readonly number[],
  average: number,
): (price: number) => number {
  const mean = likelyPrices.reduce((total, price) => total + price, 0) / Math.max(1, likelyPrices.length);
  return (price) => (mean === 0 ? average : toHalf((price * average) / mean));
}

export const percent = (share: number): number => Math.round(share * 10_000) / 100;

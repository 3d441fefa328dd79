import type { RateRule } from "@teamwright/domain/rule-set";

type RateBand = RateRule["bands"][number];

/**
 * `amount / balls * per` in hundredths, rounded half up once, from whole numbers. Rates are published with two decimals
 * and bands meet at them, so a floating point rate could fall between 5.99 and 6.
 */
export function rateInHundredths(amount: number, balls: number, per: number): number {
  const scaled = amount * per * 100;
  return Math.floor((2 * scaled + balls) / (2 * balls));
}

/** Points of the first band that holds the rate; 0 when none does. */
export function bandPoints(bands: readonly RateBand[], hundredths: number): number {
  return bands.find((band) => holds(band, hundredths))?.points ?? 0;
}

function holds({ from, above, to, below }: RateBand, hundredths: number): boolean {
  const bound = (value: number): number => Math.round(value * 100);
  return (
    (from === undefined || hundredths >= bound(from)) &&
    (above === undefined || hundredths > bound(above)) &&
    (to === undefined || hundredths <= bound(to)) &&
    (below === undefined || hundredths < bound(below))
  );
}

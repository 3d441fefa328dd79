/** A stretch of a rate with its points. Bounds count as they say; an absent bound is open. */
export interface Band {
  readonly min?: number;
  readonly minInclusive?: boolean;
  readonly max?: number;
  readonly maxInclusive?: boolean;
  readonly points: number;
}

/** Bands of a rate, and who they are for: whoever meets any one of `qualifiers`. */
export interface RateRule {
  readonly bands: readonly Band[];
  readonly qualifiers: readonly { readonly balls?: number; readonly runs?: number }[];
}

export const below = (max: number, points: number): Band => ({ max, maxInclusive: false, points });
export const above = (min: number, points: number): Band => ({ min, minInclusive: false, points });
/** Both bounds belong to the band: "5 to 5.99". */
export const between = (min: number, max: number, points: number): Band => ({
  min,
  minInclusive: true,
  max,
  maxInclusive: true,
  points,
});
/** The lower bound belongs to the band, the upper to the next: my11circle's "150 to 170". */
export const halfOpen = (min: number, max: number, points: number): Band => ({
  min,
  minInclusive: true,
  max,
  maxInclusive: false,
  points,
});
export const atLeast = (min: number, points: number): Band => ({ min, minInclusive: true, points });

/**
 * `amount / balls * per` in hundredths, rounded half up once, from whole numbers: rates are published with two decimals
 * and bands meet at them, so a floating point rate could fall between 5.99 and 6.
 */
export function rateInHundredths(amount: number, balls: number, per: number): number {
  const scaled = amount * per * 100;
  return Math.floor((2 * scaled + balls) / (2 * balls));
}

/** Points of the first band that holds the rate; 0 when none does. */
export function bandPoints(bands: readonly Band[], hundredths: number): number {
  return bands.find((band) => holds(band, hundredths))?.points ?? 0;
}

function holds(band: Band, hundredths: number): boolean {
  const min = band.min === undefined ? Number.NEGATIVE_INFINITY : Math.round(band.min * 100);
  const max = band.max === undefined ? Number.POSITIVE_INFINITY : Math.round(band.max * 100);
  const above = band.minInclusive === true ? hundredths >= min : hundredths > min;
  const under = band.maxInclusive === true ? hundredths <= max : hundredths < max;
  return above && under;
}

export function qualifies(rule: RateRule, did: { readonly balls: number; readonly runs: number }): boolean {
  return (
    did.balls > 0 &&
    rule.qualifiers.some((asked) => did.balls >= (asked.balls ?? 0) && did.runs >= (asked.runs ?? 0))
  );
}

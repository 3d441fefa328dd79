import type { SportSlug } from "@teamwright/domain";
import { scaler } from "../feeds/public.ts";
import type { Scale } from "../feeds/public.ts";

/** Matches that count, and how many a player needs for credits of his own. */
const NEWEST = 10;
const MIN_MATCHES = 3;

/** Credits of a usual player, per standard deviation above it, and the bounds. A usual team costs about 100. */
const scales = {
  cricket: { average: 8.5, slope: 0.75, min: 6, max: 11 },
  football: { average: 8.5, slope: 1, min: 6, max: 12 },
  basketball: { average: 12, slope: 2, min: 8, max: 19 },
  kabaddi: { average: 13.5, slope: 2, min: 10, max: 19 },
} as const satisfies Partial<Record<SportSlug, Scale>>;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * Credits for sources that have none: how far a player's mean points of the last ten matches lie above the mean of all
 * players with at least three, in standard deviations. A player with fewer matches costs half a credit less than usual.
 * docs/feeds/README.md describes it.
 */
export function creditModel(
  sport: keyof typeof scales,
  pastPoints: ReadonlyMap<string, readonly number[]>,
): (playerId: string) => number {
  const form = new Map(
    [...pastPoints].flatMap(([id, points]) =>
      points.length < MIN_MATCHES ? [] : [[id, meanOf(points.slice(0, NEWEST))] as const],
    ),
  );
  const forms = [...form.values()];
  const mean = meanOf(forms);
  const deviation = Math.sqrt(meanOf(forms.map((value) => (value - mean) ** 2)));
  const credits = scaler([], scales[sport]);
  const newcomer = scales[sport].average - 0.5;
  return (playerId) => {
    const own = form.get(playerId);
    if (own === undefined) return newcomer;
    return credits(deviation === 0 ? 0 : (own - mean) / deviation);
  };
}

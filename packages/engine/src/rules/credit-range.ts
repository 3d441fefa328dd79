import type { Strategy } from "@teamwright/domain";
import type { Range } from "../plan/draft.ts";
import type { LooserStep } from "./rule.ts";
import { creditText } from "./words.ts";

type Pair = readonly [min: number, max: number];

/** One step on the credit slider. */
export const CREDIT_STEP = 0.5;

/** Credits are decimals: a hair of tolerance keeps 96.3 from becoming 96.30000001 before it is cut to hundredths. */
const HAIR = 1e-6;

/** The range in hundredths that lies inside both. */
export function narrowed(range: Range, pair: Pair | undefined): Range {
  if (pair === undefined) return range;
  return {
    min: Math.max(range.min, Math.ceil(pair[0] * 100 - HAIR)),
    max: Math.min(range.max, Math.floor(pair[1] * 100 + HAIR)),
  };
}

/** Half a credit less at the bottom; half a credit more at the top. */
export function looserRange(
  label: string,
  [min, max]: Pair,
  top: number,
  put: (strategy: Strategy, range: [number, number]) => Strategy,
): readonly LooserStep[] {
  const steps: LooserStep[] = [];
  const lower = Math.max(0, min - CREDIT_STEP);
  const higher = Math.min(top, max + CREDIT_STEP);
  if (lower < min)
    steps.push({ text: `${label} from ${creditText(lower)}`, loosen: (from) => put(from, [lower, max]) });
  if (higher > max)
    steps.push({ text: `${label} up to ${creditText(higher)}`, loosen: (from) => put(from, [min, higher]) });
  return steps;
}

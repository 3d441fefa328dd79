import type { Strategy } from "@teamwright/domain";
import type { Range } from "../constraints/constraints.ts";
import type { CreditRange, LooserChange } from "../constraints/description.ts";
import type { LooserStep } from "./rule.ts";

type CreditsOf = Extract<LooserChange, { readonly change: "credits-from" | "credits-to" }>["of"];

/** One step on the credit slider. */
export const CREDIT_STEP = 0.5;

/** Credits are decimals: a small tolerance keeps 96.3 from becoming 96.30000001 before it is rounded to hundredths. */
const HAIR = 1e-6;

/** A pair of credits in hundredths. */
export const inHundredths = ([min, max]: CreditRange): Range => ({
  min: Math.ceil(min * 100 - HAIR),
  max: Math.floor(max * 100 + HAIR),
});

/** The minimum half a credit lower; the maximum half a credit higher. */
export function looserRange(
  of: CreditsOf,
  [min, max]: CreditRange,
  top: number,
  put: (strategy: Strategy, range: [number, number]) => Strategy,
): readonly LooserStep[] {
  const steps: LooserStep[] = [];
  const lower = Math.max(0, min - CREDIT_STEP);
  const higher = Math.min(top, max + CREDIT_STEP);
  if (lower < min)
    steps.push({
      change: { change: "credits-from", of, credits: lower },
      loosen: (from) => put(from, [lower, max]),
    });
  if (higher > max)
    steps.push({
      change: { change: "credits-to", of, credits: higher },
      loosen: (from) => put(from, [min, higher]),
    });
  return steps;
}

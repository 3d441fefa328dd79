import { MAX_CREDITS } from "@teamwright/domain";
import type { Strategy } from "@teamwright/domain";
import type { BoundChanges } from "./change-bounds.ts";

type CreditBounds = [min: number, max: number];

/** Credits of left and right, or of the players with 0-49.99 and with 50-100 percent. */
export interface CustomCredits {
  readonly type: "partition" | "percentage";
  readonly one: CreditBounds;
  readonly two: CreditBounds;
}

/** The screens show both sides, or both percentage groups: one without a bound may have any credits. */
const anyCredits = (): CreditBounds => [0, MAX_CREDITS];

/** The custom ranges of a strategy; null where there are none. */
export function customCreditsOf({
  side_credits: sides,
  group_credits: groups,
}: Strategy): CustomCredits | null {
  if (sides?.left || sides?.right)
    return { type: "partition", one: sides.left ?? anyCredits(), two: sides.right ?? anyCredits() };
  if (groups?.low || groups?.high)
    return { type: "percentage", one: groups.low ?? anyCredits(), two: groups.high ?? anyCredits() };
  return null;
}

/** The bounds of custom ranges; the team's range is then 70 to 100. Source: DECISIONS section 4. */
export const replacingCredits = ({ type, one, two }: CustomCredits): BoundChanges => ({
  credits: [70, MAX_CREDITS],
  side_credits: type === "partition" ? { left: one, right: two } : undefined,
  group_credits: type === "percentage" ? { low: one, high: two } : undefined,
});

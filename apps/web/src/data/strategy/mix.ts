import type { Strategy } from "@teamwright/domain";
import { MOST_VARIANTS } from "./draft.ts";
import type { StrategyDraft, Variant } from "./draft.ts";
import { partOf } from "./set-bounds.ts";

export interface WeightedPart {
  readonly weight: number;
  readonly strategy: Strategy;
}

const same = (one: Strategy, other: Strategy): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The kept variant that says what the strategy at hand says; it stands for it in the mix. */
export const keptAs = (variants: readonly Variant[], strategy: Strategy): Variant | undefined =>
  variants.find((variant) => same(variant.strategy, strategy));

/**
 * The parts of the mix: the strategy at hand and the variants, without those of weight 0. Undefined while nothing is
 * kept beside the strategy at hand: then its teams are drawn from it alone.
 */
export function mixOf(
  { variants, ownWeight }: Pick<StrategyDraft, "variants" | "ownWeight">,
  strategy: Strategy,
): WeightedPart[] | undefined {
  const kept = keptAs(variants, strategy) !== undefined;
  if (variants.length === (kept ? 1 : 0)) return undefined;
  const own = kept ? [] : [{ weight: ownWeight, strategy }];
  const parts = [...own, ...variants]
    .filter(({ weight }) => weight > 0)
    .map((part) => ({ weight: part.weight, strategy: partOf(part.strategy) }));
  return parts.length === 0 ? undefined : parts;
}

/** The variants with the strategy at hand kept too, under the first free letter. */
export function withKept(
  variants: readonly Variant[],
  strategy: Strategy,
  nameOf: (letter: string) => string,
): Variant[] {
  if (variants.length >= MOST_VARIANTS || keptAs(variants, strategy) !== undefined) return [...variants];
  const taken = new Set(variants.map(({ name }) => name));
  const names = Array.from({ length: MOST_VARIANTS + 1 }, (_, at) => nameOf(String.fromCharCode(65 + at)));
  const name = names.find((each) => !taken.has(each)) ?? nameOf("Z");
  return [...variants, { name, weight: 1, strategy }];
}

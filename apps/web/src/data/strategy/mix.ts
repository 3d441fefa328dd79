import type { Strategy } from "@teamwright/domain";
import { withoutSetBounds } from "@teamwright/engine/team-set";
import { MAX_VARIANTS } from "./draft.ts";
import type { StrategyDraft, Variant } from "./draft.ts";
import { inLinkOrder } from "./engine-strategy.ts";

export interface WeightedPart {
  readonly weight: number;
  readonly strategy: Strategy;
}

/** Storage changes the order of keys. */
const same = (one: Strategy, other: Strategy): boolean =>
  JSON.stringify(inLinkOrder(one)) === JSON.stringify(inLinkOrder(other));

/** The stored variant that equals the current strategy; it represents the current one in the mix. */
export const keptAs = (variants: readonly Variant[], strategy: Strategy): Variant | undefined =>
  variants.find((variant) => same(variant.strategy, strategy));

/**
 * The parts of the mix: the current strategy and the variants, without those of weight 0. Undefined while no variant is
 * stored: then the teams are drawn from the current strategy alone.
 */
export function mixOf(
  { variants, ownWeight }: Pick<StrategyDraft, "variants" | "ownWeight">,
  strategy: Strategy,
): WeightedPart[] | undefined {
  const isKept = keptAs(variants, strategy) !== undefined;
  if (variants.length === (isKept ? 1 : 0)) return undefined;
  const ownPart = isKept ? [] : [{ weight: ownWeight, strategy }];
  const parts = [...ownPart, ...variants]
    .filter(({ weight }) => weight > 0)
    .map((part) => ({ weight: part.weight, strategy: withoutSetBounds(part.strategy) }));
  return parts.length === 0 ? undefined : parts;
}

/** The names of the parts, in the order of `mixOf`. */
export function namesInMix(
  { variants, ownWeight }: Pick<StrategyDraft, "variants" | "ownWeight">,
  strategy: Strategy,
  ownName: string,
): string[] {
  const ownVariants = keptAs(variants, strategy) === undefined ? [{ name: ownName, weight: ownWeight }] : [];
  return [...ownVariants, ...variants].filter(({ weight }) => weight > 0).map(({ name }) => name);
}

/** The variants, and the current strategy stored as a variant under the first free letter. */
export function withKept(
  variants: readonly Variant[],
  strategy: Strategy,
  nameOf: (letter: string) => string,
): Variant[] {
  if (variants.length >= MAX_VARIANTS || keptAs(variants, strategy) !== undefined) return [...variants];
  const takenNames = new Set(variants.map(({ name }) => name));
  const names = Array.from({ length: MAX_VARIANTS + 1 }, (_, at) => nameOf(String.fromCharCode(65 + at)));
  const name = names.find((each) => !takenNames.has(each)) ?? nameOf("Z");
  return [...variants, { name, weight: 1, strategy }];
}

import type { Strategy } from "@teamwright/domain";
import { useMemo } from "react";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";

/**
 * The context with the bound that is being edited, so that its count follows each tap; without the bound where it is
 * null.
 */
export function useTriedStrategy<Bound extends "role_frequency" | "percentage_frequency">(
  context: StrategyContext,
  bound: Bound,
  value: NonNullable<Strategy[Bound]> | null,
): StrategyContext {
  return useMemo(() => {
    const { [bound]: _stored, ...others } = context.strategy;
    const strategy = (value === null ? others : { ...others, [bound]: value }) as Strategy;
    return { ...context, strategy };
  }, [context, bound, value]);
}

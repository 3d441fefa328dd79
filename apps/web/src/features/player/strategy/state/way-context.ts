import { useMemo } from "react";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";

/** With the players as the only choice: the steps of the normal flow bound nothing on other ways. */
function ofPool(context: StrategyContext): StrategyContext {
  const { sport, rules, players } = context.strategy;
  return { ...context, strategy: { sport, players, ...(rules === undefined ? {} : { rules }) } };
}

/** The context of a screen where the way is still to be chosen, or that makes its strategy from the players alone. */
export const usePoolContext = (context: StrategyContext): StrategyContext =>
  useMemo(() => ofPool(context), [context]);

/** The context of a screen that all ways share: of the way that the user took last. */
export function useWayContext(context: StrategyContext): StrategyContext {
  const { way } = context.draft;
  const ignoresSteps = way === "quick" || way === "smart";
  return useMemo(() => (ignoresSteps ? ofPool(context) : context), [context, ignoresSteps]);
}

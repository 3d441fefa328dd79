import { useMemo } from "react";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { useEngineCall } from "#engine-client/use-engine-call.ts";
import { hasSuggestions } from "../flow/has-suggestions.ts";
import type { OptionCounts, OptionKindName } from "./option-kinds.ts";

/** More than any step offers: shapes that a step does not offer are left out afterwards. */
const ALL = 120;

/** The options of the step, those nearest to the mean team of all users first; none until they are known. */
export function useSuggestedShapes(
  { match, engineMatch, draft, rules }: StrategyContext,
  kind: OptionKindName,
  options: readonly OptionCounts[],
) {
  const pool = draft.strategy.players;
  const isOffered = hasSuggestions(match);
  const question = useMemo(
    () => (isOffered ? { kind, count: ALL, match: engineMatch, pool, rules } : null),
    [isOffered, kind, engineMatch, pool, rules],
  );
  const answer = useEngineCall("suggestShapes", question);
  const shapes = useMemo(() => {
    const byName = new Map(options.map((shape) => [shape.join("-"), shape]));
    const rankedShapes = answer?.ok ? answer.value.shapes : [];
    return rankedShapes
      .map((shape) => byName.get(shape.join("-")))
      .filter((shape): shape is OptionCounts => shape !== undefined);
  }, [answer, options]);
  return { answer, shapes };
}

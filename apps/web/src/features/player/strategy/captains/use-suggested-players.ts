import { useMemo } from "react";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { useEngineCall } from "#engine-client/use-engine-call.ts";
import { hasSuggestions } from "../flow/has-suggestions.ts";

/** How many players are suggested unless the user says otherwise. Source: document 000, section 9. */
export const usualCounts = { fixed: 1, captains: 4, viceCaptains: 6 } as const;

/** The players with the highest percentages in the fantasy app; undefined until known, and where none are suggested. */
export function useSuggestedPlayers(
  { match, engineMatch, draft, rules }: StrategyContext,
  kind: keyof typeof usualCounts,
  count: number,
) {
  const pool = draft.strategy.players;
  const isOffered = hasSuggestions(match);
  const question = useMemo(
    () => (isOffered ? { kind, count, match: engineMatch, pool, rules } : null),
    [isOffered, kind, count, engineMatch, pool, rules],
  );
  return useEngineCall("suggestPlayers", question);
}

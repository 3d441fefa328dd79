import type { Strategy } from "@teamwright/domain";
import { useLayoutEffect, useState } from "react";
import { changeBounds } from "#data/strategy/change-bounds.ts";
import type { BoundChanges } from "#data/strategy/change-bounds.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";

/** Whether both lists have the same members, in any order. */
export const sameMembers = (one: readonly number[] = [], other: readonly number[] = []): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

/**
 * Chooses the suggestion once in a visit, where the step has no choice yet and has had none since it opened: a choice that
 * the user took back while the suggestion was found is his own too. Null: there is no suggestion so far. Returns whether
 * the suggestion will be chosen when there is one.
 */
export function useFirstChoice(
  strategy: Strategy,
  suggestion: BoundChanges | null,
  isOpen: (strategy: Strategy) => boolean,
): boolean {
  const [isSettled, setIsSettled] = useState(false);
  const isMade = isSettled || !isOpen(strategy);
  if (isMade && !isSettled) setIsSettled(true);
  const hasSuggestion = suggestion !== null;
  const choose = useLatestCallback(() => {
    if (suggestion === null || isMade) return;
    // The choice of now: the user may have chosen since the last render.
    strategyStore.change(({ strategy: current }) =>
      isOpen(current) ? { strategy: changeBounds(current, suggestion) } : {},
    );
  });
  // Before the reply is painted: without the choice the step would show for a moment that nothing is suggested.
  useLayoutEffect(() => {
    if (hasSuggestion) choose();
  }, [hasSuggestion, choose]);
  return !isMade;
}

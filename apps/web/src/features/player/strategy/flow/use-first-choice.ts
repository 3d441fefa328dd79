import type { Strategy } from "@teamwright/domain";
import { useLayoutEffect, useRef } from "react";
import { changeBounds } from "#data/strategy/change-bounds.ts";
import type { BoundChanges } from "#data/strategy/change-bounds.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";

/** Whether both lists have the same members, in any order. */
export const sameMembers = (one: readonly number[] = [], other: readonly number[] = []): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

/** Chooses the suggestion once in a visit, where the step has no choice yet. Null: there is no suggestion so far. */
export function useFirstChoice(
  suggestion: BoundChanges | null,
  isOpen: (strategy: Strategy) => boolean,
): void {
  const done = useRef(false);
  const hasSuggestion = suggestion !== null;
  const choose = useLatestCallback(() => {
    if (suggestion === null || done.current) return;
    done.current = true;
    // The choice of now: the user may have chosen while the suggestion was found.
    strategyStore.change(({ strategy }) =>
      isOpen(strategy) ? { strategy: changeBounds(strategy, suggestion) } : {},
    );
  });
  // Before the reply is painted: without the choice the step would show for a moment that nothing is suggested.
  useLayoutEffect(() => {
    if (hasSuggestion) choose();
  }, [hasSuggestion, choose]);
}

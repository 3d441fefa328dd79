import type { MatchDetail } from "@teamwright/domain";
import { useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useStrategyContext } from "#data/strategy/use-strategy.ts";
import type { StrategyToUse } from "#workers/forecast/forecast-calls.ts";

export interface CandidateSource {
  /** Whether there are choices of "Build my own" from which a team can be made. */
  readonly hasOwn: boolean;
  readonly isOwn: boolean;
  readonly onOwn: (isOwn: boolean) => void;
  /** Null: all legal teams. */
  readonly choices: StrategyToUse | null;
}

/** Of which teams the best are suggested: of all legal ones, or of those that the user's choices allow. */
export function useSource(match: MatchDetail): CandidateSource {
  const context = useStrategyContext(match);
  const state: unknown = useLocation().state;
  const [wantsOwn, onOwn] = useState(typeof state === "object" && state !== null && "ofChoices" in state);
  const size = context?.sport.teamSize ?? 0;
  const hasOwn = context !== null && context.pool.length >= size;
  const isOwn = hasOwn && wantsOwn;
  const choices = useMemo(
    () => (isOwn && context !== null ? { strategy: context.strategy, players: context.squad } : null),
    [isOwn, context],
  );
  return { hasOwn, isOwn, onOwn, choices };
}

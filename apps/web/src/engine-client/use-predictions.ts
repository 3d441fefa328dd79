import type { MatchDetail, Outcome, Strategy } from "@teamwright/domain";
import type { PredictionSection } from "@teamwright/domain/prediction";
import type { EngineMatch, Refusal } from "@teamwright/engine";
import { conflictText, refusalText } from "@teamwright/text/strategy-bounds";
import { useMemo } from "react";
import { boundWordsOf } from "#data/strategy/bound-words.ts";
import { squadOf } from "#data/strategy/pool.ts";
import { useEngineCall } from "./use-engine-call.ts";
import { useTeamCount } from "./use-team-count.ts";

/** What sections come to: a strategy, how many teams it allows, and why none. */
export interface PredictionOutlook {
  readonly engineMatch: EngineMatch;
  readonly strategy: Strategy | undefined;
  /** Undefined until it is counted. */
  readonly teams: number | undefined;
  /** Why there is no team, in the user's words; null while there are, or until it is known. */
  readonly reason: string | null;
  /** None of the captains or vice-captains is left to play. */
  readonly captainsEmpty: boolean;
}

export const useEngineMatch = (match: MatchDetail): EngineMatch =>
  useMemo(() => ({ sport: match.sport_index, players: squadOf(match) }), [match]);

export interface PredictedStrategies {
  readonly each: readonly Outcome<Strategy, Refusal>[];
  readonly common: Outcome<Strategy, Refusal>;
}

/** Predictions as strategies; undefined until they are known. `predictions` must keep its identity. */
export function useStrategies(
  match: MatchDetail,
  engineMatch: EngineMatch,
  predictions: readonly (readonly PredictionSection[])[],
): PredictedStrategies | undefined {
  const input = useMemo(() => {
    if (predictions.length === 0) return null;
    const playing = squadOf(match)
      .filter((player) => player.playing === 1)
      .map((player) => player.player_index);
    return { match: engineMatch, predictions, ...(match.lineup_status === 1 ? { playing } : {}) };
  }, [match, engineMatch, predictions]);
  const answer = useEngineCall("predictions", input);
  return answer?.ok === true ? answer.value : undefined;
}

/** The count of a strategy, and the bounds that leave no team. */
export function useStrategyOutlook(
  match: MatchDetail,
  engineMatch: EngineMatch,
  outcome: Outcome<Strategy, Refusal> | undefined,
): PredictionOutlook {
  const strategy = outcome?.ok === true ? outcome.value : undefined;
  const { possible, refusal } = useTeamCount(engineMatch, strategy);
  const failure = outcome?.ok === false ? outcome.error : refusal;
  const none = strategy !== undefined && possible?.teams === 0;
  const question = useMemo(
    () => (none ? { match: engineMatch, strategy } : null),
    [none, engineMatch, strategy],
  );
  const explanation = useEngineCall("explain", question);
  const words = boundWordsOf(match);
  const reasonNow = (): string | null => {
    if (failure !== undefined) return refusalText(words, failure);
    if (!none || explanation?.ok !== true) return null;
    const { bounds, conflicts, waysOut } = explanation.value;
    const [first = []] = conflicts;
    const descriptions = first.flatMap((index) => bounds[index]?.description ?? []);
    return conflictText(words, descriptions, waysOut[0]?.changes[0]?.change);
  };
  return {
    engineMatch,
    strategy,
    teams: failure === undefined ? possible?.teams : 0,
    reason: reasonNow(),
    captainsEmpty: failure?.code === "captains-empty",
  };
}

/** The outlook of one prediction's sections. */
export function usePredictionOutlook(
  match: MatchDetail,
  sections: readonly PredictionSection[],
): PredictionOutlook {
  const engineMatch = useEngineMatch(match);
  const predictions = useMemo(() => (sections.length === 0 ? [] : [sections]), [sections]);
  const strategies = useStrategies(match, engineMatch, predictions);
  return useStrategyOutlook(match, engineMatch, strategies?.each[0]);
}

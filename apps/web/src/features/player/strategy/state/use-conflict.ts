import { useMemo } from "react";
import type { Strategy } from "@teamwright/domain";
import type { Explanation } from "@teamwright/engine";
import { conflictText, wayOutText } from "@teamwright/text/strategy-bounds";
import { boundWordsOf } from "#data/strategy/bound-words.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { useEngineCall } from "#engine-client/use-engine-call.ts";

/** A change that gives teams to a strategy without any. */
export interface WayOutLine {
  readonly text: string;
  readonly strategy: Strategy;
  /** The number of teams after the change. */
  readonly teams: number;
}

/** Why no team exists, and the changes that help, the smallest first. */
export interface ConflictLines {
  /** Keys of the bounds in the conflict. */
  readonly keys: ReadonlySet<string>;
  readonly text: string;
  readonly ways: readonly WayOutLine[];
}

function linesOf({ match }: StrategyContext, { bounds, conflicts, waysOut }: Explanation): ConflictLines {
  const words = boundWordsOf(match);
  const [first = []] = conflicts;
  const descriptions = first.flatMap((index) => bounds[index]?.description ?? []);
  const ways = waysOut.map(({ changes, strategy, possible }) => {
    const namedChanges = changes.flatMap(({ bound, change }) => {
      const description = bounds[bound]?.description;
      return description === undefined ? [] : [{ bound: description, change }];
    });
    return { text: wayOutText(words, namedChanges), strategy, teams: possible.teams };
  });
  return {
    keys: new Set(descriptions.map(({ key }) => key)),
    text: conflictText(words, descriptions, waysOut[0]?.changes[0]?.change),
    ways,
  };
}

/** Asked only when no team is left; undefined until the reply arrives, null where there is none. */
export function useConflict(context: StrategyContext, asks: boolean): ConflictLines | null | undefined {
  const { engineMatch, strategy } = context;
  const question = useMemo(
    () => (asks ? { match: engineMatch, strategy } : null),
    [asks, engineMatch, strategy],
  );
  const answer = useEngineCall("explain", question);
  const explanation = answer?.ok === true ? answer.value : undefined;
  const lines = useMemo(
    () => (explanation === undefined ? null : linesOf(context, explanation)),
    [context, explanation],
  );
  return asks && answer === undefined ? undefined : lines;
}

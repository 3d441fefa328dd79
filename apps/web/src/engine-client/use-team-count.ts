import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Strategy } from "@teamwright/domain";
import type { EngineMatch, Possible, Refusal } from "@teamwright/engine";
import { isFault } from "./calls.ts";
import { engineClient } from "./engine-client.ts";
import type { EngineAnswer } from "./engine-client.ts";

export interface TeamCount {
  /** The last received count, which may belong to the previous strategy; undefined until the first. */
  readonly possible: Possible | undefined;
  /** Why the strategy cannot be counted: the engine's refusal of the input. */
  readonly refusal: Refusal | undefined;
  /** The engine itself failed; the next change asks again. */
  readonly hasCrashed: boolean;
  /** A new count is running. */
  readonly counting: boolean;
}

interface CountQuestion {
  readonly match: EngineMatch;
  readonly strategy: Strategy;
}
interface AnsweredCount extends Omit<TeamCount, "counting"> {
  readonly question: CountQuestion | undefined;
}

const nothing: AnsweredCount = {
  question: undefined,
  possible: undefined,
  refusal: undefined,
  hasCrashed: false,
};

const countedFrom = (
  question: CountQuestion,
  before: AnsweredCount,
  outcome: Awaited<EngineAnswer<"count">>,
): AnsweredCount => {
  if (outcome.ok) return { ...nothing, question, possible: outcome.value };
  if (isFault(outcome.error)) return { ...before, question, hasCrashed: true };
  return { ...nothing, question, refusal: outcome.error };
};

/**
 * The exact number of teams for the strategy, kept up to date; the arguments are compared by identity, so memoise them.
 * At most one count runs at a time, and only the newest strategy waits, so fast tapping does not queue work. An
 * outdated reply is dropped, unless it is the first.
 */
export function useTeamCount(match: EngineMatch | undefined, strategy: Strategy | undefined): TeamCount {
  const [countedTeams, setCountedTeams] = useState<AnsweredCount>(nothing);
  const newest = useRef<CountQuestion | undefined>(undefined);
  const running = useRef(false);

  useEffect(() => {
    newest.current = match && strategy && { match, strategy };
    // At once: the worker counts while this thread paints the tap.
    if (!running.current) void countNewest();
    return () => {
      newest.current = undefined;
    };

    async function countNewest(): Promise<void> {
      running.current = true;
      while (newest.current !== undefined) {
        const question = newest.current;
        const outcome = await engineClient.count(question);
        if (newest.current !== question) {
          setCountedTeams((before) =>
            before.question === undefined ? countedFrom(question, before, outcome) : before,
          );
          continue;
        }
        // React does not interrupt a deferred render for a common update: the number would wait for the whole screen.
        flushSync(() => setCountedTeams((before) => countedFrom(question, before, outcome)));
        // Effects that ran with this render may have brought the next question.
        if (newest.current === question) break;
      }
      running.current = false;
    }
  }, [match, strategy]);

  if (match === undefined || strategy === undefined) return { ...nothing, counting: false };
  const { question, ...count } = countedTeams;
  return { ...count, counting: question?.match !== match || question.strategy !== strategy };
}

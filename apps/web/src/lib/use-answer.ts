import { startTransition, useEffect, useState } from "react";
import { useConnected } from "./use-connected.ts";

/** What a question resolves to: a value, or null where none can be had now. */
type AnswerSource<Value> = () => Promise<Value | null>;

/**
 * The answer to `question`; undefined until it is known, and without a question. A question without an answer, or one whose code cannot be loaded, is
 * null, and is asked again when the network goes and comes. A known answer stays as long as the question is the same
 * function: memoise it.
 */
export function useAnswer<Value>(question: AnswerSource<Value> | null): Value | null | undefined {
  const [answer, setAnswer] = useState<{
    readonly question: AnswerSource<Value>;
    readonly value: Value | null;
  }>();
  const isConnected = useConnected();
  const value = answer?.question === question ? answer?.value : undefined;
  const isKnown = value !== undefined && value !== null;
  useEffect(() => {
    if (question === null || isKnown) return undefined;
    let isWanted = true;
    void question()
      .catch(() => null)
      .then((found) => {
        if (isWanted) startTransition(() => setAnswer({ question, value: found }));
      });
    return () => {
      isWanted = false;
    };
  }, [question, isKnown, isConnected]);
  return value;
}

import { useEffect, useState } from "react";
import type { CallName, CallInputOf } from "./calls.ts";
import { engineClient } from "./engine-client.ts";
import type { EngineAnswer } from "./engine-client.ts";

export type AnswerOf<Name extends CallName> = Awaited<EngineAnswer<Name>>;

/**
 * The engine's reply to one question; undefined until it arrives, and again when the question changes. `input` must
 * keep its identity while the question is the same; null asks nothing.
 */
export function useEngineCall<Name extends CallName>(
  call: Name,
  input: CallInputOf<Name> | null,
): AnswerOf<Name> | undefined {
  const [answer, setAnswer] = useState<{
    readonly to: CallInputOf<Name>;
    readonly outcome: AnswerOf<Name>;
  }>();
  useEffect(() => {
    if (input === null) return undefined;
    let isWanted = true;
    void engineClient.call(call, input).then((outcome) => {
      if (isWanted) setAnswer({ to: input, outcome });
    });
    return () => {
      isWanted = false;
    };
  }, [call, input]);
  return answer !== undefined && answer.to === input ? answer.outcome : undefined;
}

/**
 * As `useEngineCall`, but while a changed question is open, `answer` stays the reply to the one before and is not
 * current.
 */
export function useLastAnswer<Name extends CallName>(call: Name, input: CallInputOf<Name>) {
  const answer = useEngineCall(call, input);
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  return { answer: answer ?? last, current: answer !== undefined };
}

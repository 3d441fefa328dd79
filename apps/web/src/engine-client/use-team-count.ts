import { useEffect, useRef, useState } from "react";
import type { Strategy } from "@teamwright/domain";
import type { EngineMatch, Possible, Refusal } from "@teamwright/engine";
import { isFault } from "./calls.ts";
import { engineClient } from "./engine-client.ts";
import type { EngineAnswer } from "./engine-client.ts";

export interface TeamCount {
  /** The last count that came, which may be of the strategy before; undefined until the first. */
  readonly possible: Possible | undefined;
  /** Why the strategy cannot be counted: a bad input in the engine's words. */
  readonly refusal: Refusal | undefined;
  /** The engine itself failed; asking again with the next change. */
  readonly crashed: boolean;
  /** A newer count is on its way. */
  readonly counting: boolean;
}

const nothing: TeamCount = { possible: undefined, refusal: undefined, crashed: false, counting: false };

const settled = (before: TeamCount, outcome: Awaited<EngineAnswer<"count">>): TeamCount => {
  if (outcome.ok) return { ...nothing, possible: outcome.value };
  if (isFault(outcome.error)) return { ...before, crashed: true, counting: false };
  return { ...nothing, refusal: outcome.error };
};

/**
 * The exact number of teams for the strategy, kept up to date. At most one count runs at a time; while it runs
 * only the newest strategy waits, so fast tapping never queues work up.
 */
export function useTeamCount(match: EngineMatch | undefined, strategy: Strategy | undefined): TeamCount {
  const [count, setCount] = useState<TeamCount>(nothing);
  const running = useRef(false);
  const newest = useRef<{ match: EngineMatch; strategy: Strategy } | undefined>(undefined);
  const mounted = useRef(true);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  useEffect(() => {
    if (match === undefined || strategy === undefined) {
      newest.current = undefined;
      setCount(nothing);
      return undefined;
    }
    newest.current = { match, strategy };
    setCount((before) => ({ ...before, counting: true }));
    const frame = requestAnimationFrame(() => {
      if (!running.current) void countNewest();
    });
    return () => cancelAnimationFrame(frame);

    async function countNewest(): Promise<void> {
      running.current = true;
      for (let asked = newest.current; asked !== undefined && mounted.current;) {
        const outcome = await engineClient.count(asked);
        const stale = newest.current !== asked;
        if (mounted.current && !stale) setCount((before) => settled(before, outcome));
        asked = stale ? newest.current : undefined;
      }
      running.current = false;
    }
  }, [match, strategy]);

  return count;
}

import { useEffect, useRef, useState } from "react";
import type { Strategy } from "@teamwright/domain";
import type { EngineMatch } from "@teamwright/engine";
import { engineClient } from "./engine-client.ts";

export interface CountRequest {
  readonly key: string;
  readonly strategy: Strategy;
}

/** Teams by the request's key; a key is absent until it is counted, and 0 where the engine refuses. */
export type TeamCounts = ReadonlyMap<string, number>;

const PAUSE = 120;
/** Interval between two renders of new figures. */
const REDRAW = 400;
const MAX_REMEMBERED = 1000;
const none: TeamCounts = new Map();

/** Counts already made for one match, so that returning to an earlier choice asks nothing again. */
class Memory {
  #match: EngineMatch | undefined;
  readonly #teams = new Map<string, number>();

  of(match: EngineMatch): Map<string, number> {
    if (this.#match !== match || this.#teams.size > MAX_REMEMBERED) this.#teams.clear();
    this.#match = match;
    return this.#teams;
  }
}

/**
 * Exact counts of several strategies at once: for each option, or without each bound. Asked one after the other, so
 * that the strategy's own count never waits behind more than one of them; a new list of requests replaces the old one.
 * Null asks nothing.
 */
export function useCounts(
  match: EngineMatch | undefined,
  requests: readonly CountRequest[] | null,
): TeamCounts {
  const [counts, setCounts] = useState<TeamCounts>(none);
  const memory = useRef(new Memory());

  useEffect(() => {
    if (match === undefined || requests === null) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => void countAll(match, requests, stop.signal), PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };

    async function countAll(
      match: EngineMatch,
      list: readonly CountRequest[],
      signal: AbortSignal,
    ): Promise<void> {
      const cachedCounts = memory.current.of(match);
      const counts = new Map<string, number>();
      let shownAt = performance.now();
      for (const { key, strategy } of list) {
        const text = JSON.stringify(strategy);
        let teams = cachedCounts.get(text);
        if (teams === undefined) {
          await engineClient.whenFree();
          if (signal.aborted) return;
          const outcome = await engineClient.count({ match: match, strategy }, { signal });
          // A count that ran when a generation began is not shown before its teams either.
          await engineClient.whenFree();
          if (signal.aborted) return;
          teams = outcome.ok ? outcome.value.teams : 0;
          cachedCounts.set(text, teams);
        }
        counts.set(key, teams);
        // Figures appear on a screen of options as they arrive, without a render for each.
        if (performance.now() - shownAt > REDRAW) {
          shownAt = performance.now();
          setCounts(new Map(counts));
        }
      }
      setCounts(counts);
    }
  }, [match, requests]);

  return counts;
}

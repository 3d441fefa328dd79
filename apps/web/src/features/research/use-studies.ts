import { useEffect, useState } from "react";
import { sports } from "@teamwright/domain/sports";
import { findAttempt, listMatches } from "../../data/records/attempts.ts";
import type { MatchWithAttempts } from "../../data/records/attempts.ts";
import { useLive } from "../../data/records/use-live.ts";
import { studyAttempt } from "./study.ts";
import type { Study } from "./study.ts";

/** So many attempts of a match are studied, the newest first: more would say the same again. */
const OF_A_MATCH = 5;

const finished = async (): Promise<MatchWithAttempts[]> => {
  const bySport = await Promise.all(sports.map(({ index }) => listMatches(index)));
  return bySport
    .flat()
    .filter(({ match, attempts }) => match.status === 2 && match.result && attempts.length > 0)
    .toSorted((a, b) => b.match.match_time.localeCompare(a.match.match_time));
};

export interface Studies {
  readonly studies: readonly Study[];
  /** Matches studied so far, and all there are; undefined until they are read. */
  readonly progress: { readonly done: number; readonly all: number } | undefined;
  readonly failed: boolean;
}

/** The finished matches' attempts, studied one after the other in the worker. */
export function useStudies(): Studies {
  const { value: matches, failed } = useLive(finished, []);
  const [found, setFound] = useState<{ of: typeof matches; studies: readonly Study[]; done: number }>();
  useEffect(() => {
    if (matches === undefined) return undefined;
    const stop = new AbortController();
    const study = async () => {
      const studies: Study[] = [];
      for (const [at, { match, attempts }] of matches.entries()) {
        for (const { id } of attempts.slice(0, OF_A_MATCH)) {
          const opened = await findAttempt(match.id, id);
          const each = opened && (await studyAttempt(opened, stop.signal));
          if (stop.signal.aborted) return;
          if (each) studies.push(each);
        }
        setFound({ of: matches, studies: [...studies], done: at + 1 });
      }
    };
    void study();
    return () => stop.abort();
  }, [matches]);
  const known = found !== undefined && found.of === matches ? found : { studies: [], done: 0 };
  return {
    studies: known.studies,
    progress: matches && { done: known.done, all: matches.length },
    failed,
  };
}

import { useEffect, useState } from "react";
import { sports } from "@teamwright/domain/sports";
import { isEvidence } from "#data/records/attempt-record.ts";
import { findAttempt, listMatches } from "#data/records/attempts.ts";
import type { MatchWithAttempts } from "#data/records/attempts.ts";
import type { RecordsDatabase } from "#data/records/database.ts";
import { useLive } from "#data/records/use-live.ts";
import { studyAttempt } from "./study.ts";
import type { Study } from "./study.ts";

/** How many attempts of a match are studied, the newest first: more would repeat the result. */
const OF_A_MATCH = 5;

interface FinishedMatches {
  readonly matches: readonly MatchWithAttempts[];
  /** Attempts that were made when points were known: they are not evidence about choices. */
  readonly leftOut: number;
}

const readMatches = async (db: RecordsDatabase): Promise<FinishedMatches> => {
  const bySport = await Promise.all(sports.map(({ index }) => listMatches(index, db)));
  const over = bySport.flat().filter(({ match }) => match.status === 2 && match.result);
  const matches = over
    .map(({ match, attempts }) => ({
      match,
      attempts: attempts.filter(isEvidence),
    }))
    .filter(({ attempts }) => attempts.length > 0)
    .toSorted((a, b) => b.match.match_time.localeCompare(a.match.match_time));
  const count = (list: readonly MatchWithAttempts[]) =>
    list.reduce((sum, { attempts }) => sum + attempts.length, 0);
  return { matches, leftOut: count(over) - count(matches) };
};

export interface Studies {
  readonly studies: readonly Study[];
  /** Matches studied so far, and their total; undefined until they are read. */
  readonly progress: { readonly done: number; readonly all: number } | undefined;
  /** Attempts left out because points were known when they were made. */
  readonly leftOut: number;
  readonly hasFailed: boolean;
}

/** The attempts of finished matches, studied one after the other in the worker. */
export function useStudies(): Studies {
  const { value, hasFailed } = useLive(readMatches, []);
  const matches = value?.matches;
  const [studiedMatches, setStudiedMatches] = useState<{
    of: typeof matches;
    studies: readonly Study[];
    done: number;
  }>();
  useEffect(() => {
    if (matches === undefined) return undefined;
    const stop = new AbortController();
    const study = async () => {
      const studies: Study[] = [];
      for (const [at, { match, attempts }] of matches.entries()) {
        for (const { id } of attempts.slice(0, OF_A_MATCH)) {
          const openedAttempt = await findAttempt(match.id, id);
          const each = openedAttempt && (await studyAttempt(openedAttempt, stop.signal));
          if (stop.signal.aborted) return;
          if (each) studies.push(each);
        }
        setStudiedMatches({ of: matches, studies: [...studies], done: at + 1 });
      }
    };
    void study();
    return () => stop.abort();
  }, [matches]);
  const current =
    studiedMatches !== undefined && studiedMatches.of === matches ? studiedMatches : { studies: [], done: 0 };
  return {
    studies: current.studies,
    progress: matches && { done: current.done, all: matches.length },
    leftOut: value?.leftOut ?? 0,
    hasFailed,
  };
}

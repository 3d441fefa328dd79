import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { leagueRows } from "../../blocks/team/leagues.ts";
import type { LeagueRows } from "../../blocks/team/leagues.ts";
import type { OpenedAttempt } from "../../data/records/attempts.ts";

interface Leagues {
  /** The league that the address asks for. */
  readonly asked: LeagueRows | undefined;
  /** That league alone, else all of the attempt; none for teams that were made otherwise. */
  readonly printed: readonly LeagueRows[];
}

/** Which leagues of a toss attempt to print. */
export function useLeagues({ attempt }: OpenedAttempt): Leagues {
  const [query] = useSearchParams();
  const wanted = query.get("league");
  return useMemo(() => {
    const all = leagueRows(attempt.leagues ?? []);
    const asked = all.find(({ name }) => name === wanted);
    return { asked, printed: asked === undefined ? all : [asked] };
  }, [attempt.leagues, wanted]);
}

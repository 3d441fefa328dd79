import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { leagueRows } from "#blocks/team/leagues.ts";
import type { LeagueRows } from "#blocks/team/leagues.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";

interface Leagues {
  /** The league in the address. */
  readonly askedRows: LeagueRows | undefined;
  /** Only that league, else all of the attempt; none for other types of attempts. */
  readonly printedLeagues: readonly LeagueRows[];
}

/** Which leagues of a toss attempt to print. */
export function useLeagues({ attempt }: OpenedAttempt): Leagues {
  const [query] = useSearchParams();
  const leagueName = query.get("league");
  return useMemo(() => {
    const all = leagueRows(attempt.leagues ?? []);
    const askedLeague = all.find(({ name }) => name === leagueName);
    return { askedRows: askedLeague, printedLeagues: askedLeague === undefined ? all : [askedLeague] };
  }, [attempt.leagues, leagueName]);
}

import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { leagueRows } from "./leagues.ts";
import type { LeagueRows, StoredLeague } from "./leagues.ts";

interface ChosenLeague {
  readonly leagues: readonly LeagueRows[];
  /** The league in the address, else the first. */
  readonly chosenRows: LeagueRows | undefined;
  readonly choose: (name: string) => void;
}

/** The leagues of a toss attempt; the chosen one is in the address, so that it is restored when the user returns. */
export function useLeague(storedLeagues: readonly StoredLeague[] | null): ChosenLeague {
  const [query, setQuery] = useSearchParams();
  const leagues = useMemo(() => leagueRows(storedLeagues ?? []), [storedLeagues]);
  const leagueName = query.get("league");
  return {
    leagues,
    chosenRows: leagues.find(({ name }) => name === leagueName) ?? leagues[0],
    choose: (league) => setQuery({ league }, { replace: true }),
  };
}

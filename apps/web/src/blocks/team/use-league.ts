import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { leagueRows } from "./leagues.ts";
import type { LeagueRows, StoredLeague } from "./leagues.ts";

interface ChosenLeague {
  readonly leagues: readonly LeagueRows[];
  /** The one that the address asks for, else the first. */
  readonly chosen: LeagueRows | undefined;
  readonly choose: (name: string) => void;
}

/** The leagues of a toss attempt; the chosen one stands in the address, so that coming back finds it. */
export function useLeague(stored: readonly StoredLeague[] | null): ChosenLeague {
  const [query, setQuery] = useSearchParams();
  const leagues = useMemo(() => leagueRows(stored ?? []), [stored]);
  const asked = query.get("league");
  return {
    leagues,
    chosen: leagues.find(({ name }) => name === asked) ?? leagues[0],
    choose: (league) => setQuery({ league }, { replace: true }),
  };
}

import { cricket } from "@teamwright/domain/sports";
import type { SportIndex } from "@teamwright/domain";
import { useEffect, useState } from "react";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { idle } from "#lib/idle.ts";
import { useConnected } from "#lib/use-connected.ts";
import type { ChosenRows, TeamsChance } from "#workers/forecast/forecast-calls.ts";

export interface TeamChances extends TeamsChance {
  /** That one of the rows is in the top 1 %. */
  readonly chanceOfRows: (rows: Uint32Array) => Promise<number | null>;
  /** So many of the rows, with the highest chance that one of them is. */
  readonly chooseRows: (rows: Uint32Array, count: number) => Promise<ChosenRows | null>;
}

export type ChancesState = TeamChances | "offered" | "busy" | "none" | "unknown";

/**
 * The chances of an attempt's teams before its match. They are offered, because a phone computes them for seconds.
 * "none": the match has begun, or there is no forecast of a match of another sport than cricket. "unknown": there is no forecast of the match, or it could
 * not be loaded: it is loaded when the network is back.
 */
export function useTeamChances({ match, attempt, teams }: OpenedAttempt, begun: boolean) {
  const [chances, setChances] = useState<TeamChances | "unknown" | null>(null);
  const [isWanted, setWanted] = useState(false);
  const columns = teams.teams;
  const connected = useConnected();
  const isForecast = useMayHaveForecast(match.id, match.sport_index) && !begun;
  const name = `${match.id}/${attempt.id}`;
  useEffect(() => {
    if (!isForecast || !isWanted) return undefined;
    let isCurrent = true;
    const measure = async (): Promise<void> => {
      const { measureTeams, chanceOfRows, chooseRows } = await import("#forecast-client/team-chances.ts");
      if (!isCurrent) return;
      const measured = await measureTeams(match.id, columns, name);
      if (!isCurrent) return;
      setChances(
        measured === null
          ? "unknown"
          : {
              ...measured,
              chanceOfRows: (rows) => chanceOfRows(name, rows),
              chooseRows: (rows, count) => chooseRows(name, rows, count),
            },
      );
    };
    void measure().catch(() => {
      if (isCurrent) setChances("unknown");
    });
    return () => {
      isCurrent = false;
    };
  }, [isForecast, isWanted, match.id, name, columns, connected]);
  const state: ChancesState = !isForecast ? "none" : !isWanted ? "offered" : (chances ?? "busy");
  return { state, ask: () => setWanted(true) };
}

/** At once in cricket, where most matches have a forecast; in other sports once the match's own is there. */
function useMayHaveForecast(matchId: string, sport: SportIndex): boolean {
  const isUsual = sport === cricket.index;
  const [hasOne, setHasOne] = useState(false);
  const connected = useConnected();
  useEffect(() => {
    if (isUsual) return undefined;
    let isCurrent = true;
    const find = async (): Promise<void> => {
      await idle();
      const { hasForecast } = await import("#forecast-client/team-chances.ts");
      const isFound = await hasForecast(matchId);
      if (isCurrent) setHasOne(isFound);
    };
    void find().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isUsual, matchId, connected]);
  return isUsual || hasOne;
}

import { cricket } from "@teamwright/domain/sports";
import { useEffect, useState } from "react";
import type { OpenedAttempt } from "../../../data/records/attempts.ts";
import { idle } from "../../../lib/idle.ts";
import type { MeasuredTeams } from "../../../workers/forecast/forecast-calls.ts";

export interface TeamChances extends MeasuredTeams {
  /** That one of the rows is in the top 1 %. */
  readonly chanceOfRows: (rows: Uint32Array) => Promise<number | null>;
}

/** The chances of an attempt's teams before its match; null until they are known, and where there is no forecast. */
export function useTeamChances({ match, attempt, teams }: OpenedAttempt, begun: boolean): TeamChances | null {
  const [chances, setChances] = useState<TeamChances | null>(null);
  const columns = teams.teams;
  const isForecast = match.sport_index === cricket.index && !begun;
  const name = `${match.id}/${attempt.id}`;
  useEffect(() => {
    if (!isForecast) return undefined;
    let wanted = true;
    const measure = async (): Promise<void> => {
      // The teams come first.
      await idle();
      const { measureTeams, chanceOfRows } = await import("../../../forecast-client/team-chances.ts");
      if (!wanted) return;
      const measured = await measureTeams(match.id, columns, name);
      if (wanted && measured !== null)
        setChances({ ...measured, chanceOfRows: (rows) => chanceOfRows(name, rows) });
    };
    void measure();
    return () => {
      wanted = false;
    };
  }, [isForecast, match.id, name, columns]);
  return chances;
}

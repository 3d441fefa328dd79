import type { Outcome } from "@teamwright/domain";
import type { EngineMatch, TeamColumns } from "@teamwright/engine";
import { selectTeams } from "@teamwright/engine/team-set";
import type { ResultInForecast } from "@teamwright/forecast";
import { forecastQuery } from "#data/api/forecast.ts";
import { queryClient } from "#data/api/query-client.ts";
import type { ForecastFailure } from "#workers/forecast/forecast-calls.ts";
import { askForecast } from "./forecast-client.ts";

export interface ResultToPlace {
  readonly matchId: string;
  /** With the percentages of the time when the teams were made. */
  readonly match: EngineMatch;
  readonly teams: TeamColumns;
  readonly rows: Uint32Array;
  /** By player_index. */
  readonly points: readonly number[];
  /** That of the points; undefined: that of the forecast. */
  readonly ruleSet: string | undefined;
}

/**
 * Where the points of the teams lie in the forecast that was frozen at the start of the match, or else in that of a model
 * that has not learned it; without the user's view of players. Null: there is none, or it cannot be loaded.
 */
export async function placeResult(result: ResultToPlace): Promise<ResultInForecast | null> {
  const { matchId, match, points } = result;
  try {
    const { value: forecast } = await queryClient.ensureQueryData(forecastQuery(matchId, "result"));
    if (forecast === null) return null;
    const ruleSet = result.ruleSet ?? forecast.ruleSet;
    const teams = selectTeams(result.teams, result.rows);
    const placedResult = await askForecast<Outcome<ResultInForecast, ForecastFailure>>((calls) =>
      calls.placeResult({ match, forecast, ruleSet, opinions: [] }, teams, points),
    );
    return placedResult.ok ? placedResult.value : null;
  } catch {
    // Offline without a stored forecast, or without a plan: the result is shown without it.
    return null;
  }
}

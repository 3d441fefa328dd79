import type { Outcome } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import { matchQuery } from "#data/api/match.ts";
import { queryClient } from "#data/api/query-client.ts";
import type {
  ChosenRows,
  ForecastFailure,
  MatchToPlay,
  TeamsChance,
} from "#workers/forecast/forecast-calls.ts";
import { askForecast } from "./forecast-client.ts";
import { measureQuery } from "./forecast-queries.ts";
import { loadMatchToPlay } from "./use-forecast.ts";

async function toPlayOf(matchId: string): Promise<MatchToPlay | null> {
  const { value: match } = await queryClient.ensureQueryData(matchQuery(matchId));
  return loadMatchToPlay(match);
}

/** Whether the match has a forecast that can be loaded. */
export const hasForecast = (matchId: string): Promise<boolean> =>
  toPlayOf(matchId).then(
    (match) => match !== null,
    () => false,
  );

/** What is expected of the teams; null where the match has no forecast or it cannot be loaded. `name` identifies them. */
export async function measureTeams(
  matchId: string,
  teams: TeamColumns,
  name: string,
): Promise<TeamsChance | null> {
  try {
    const toPlay = await toPlayOf(matchId);
    if (toPlay === null) return null;
    const measured = await queryClient.fetchQuery(measureQuery(toPlay, teams, name));
    return measured.ok ? measured.value : null;
  } catch {
    // Offline without a stored forecast: the teams are shown without their chances.
    return null;
  }
}

/** That one of the teams of each set is in the top 1 %, by the line-ups of now; null where there is no forecast. */
export async function chancesOfSets(
  matchId: string,
  sets: readonly TeamColumns[],
): Promise<readonly number[] | null> {
  try {
    const toPlay = await toPlayOf(matchId);
    if (toPlay === null) return null;
    const chances = await askForecast<Outcome<readonly number[], ForecastFailure>>((calls) =>
      calls.chances(toPlay, [...sets]),
    );
    return chances.ok ? chances.value : null;
  } catch {
    return null;
  }
}

/** The best of these rows by the forecast. */
export const chooseRows = (name: string, rows: Uint32Array, count: number): Promise<ChosenRows | null> =>
  askForecast((calls) => calls.chooseRows(name, rows, count));

/** That one of these rows of the teams is in the top 1 %. */
export const chanceOfRows = (name: string, rows: Uint32Array): Promise<number | null> =>
  askForecast((calls) => calls.chanceOfRows(name, rows));

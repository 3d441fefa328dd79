import type { MatchDetail, Outcome } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import { matchQuery } from "#data/api/match.ts";
import { queryClient } from "#data/api/query-client.ts";
import { fingerprint } from "#data/strategy/fingerprint.ts";
import type {
  ChosenRows,
  ForecastFailure,
  MatchToPlay,
  TeamsChance,
} from "#workers/forecast/forecast-calls.ts";
import { askForecast } from "./forecast-client.ts";
import { measureQuery } from "./forecast-queries.ts";
import { loadMatchToPlay } from "./use-forecast.ts";

export interface TeamChances extends TeamsChance {
  /** That one of the rows is in the top 1 %. */
  readonly chanceOfRows: (rows: Uint32Array) => Promise<number | null>;
  /** So many of the rows, with the highest chance that one of them is. */
  readonly chooseRows: (rows: Uint32Array, count: number) => Promise<ChosenRows | null>;
}

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

/**
 * What is expected of the teams; null where the match has no forecast or it cannot be loaded. The teams are identified by what they are: a
 * repair and a new order leave the attempt its number.
 */
export async function measureTeams(match: MatchDetail, teams: TeamColumns): Promise<TeamChances | null> {
  try {
    const toPlay = await loadMatchToPlay(match);
    if (toPlay === null) return null;
    const { members, captain, viceCaptain } = teams;
    const name = `${toPlay.key} ${fingerprint([members, captain, viceCaptain])}`;
    const measuredTeams = await queryClient.fetchQuery(measureQuery(toPlay, teams, name));
    if (!measuredTeams.ok) return null;
    // The worker holds the set that it measured last, which may be another one meanwhile.
    const ofSet = async <Value>(ask: () => Promise<Value | null>): Promise<Value | null> => {
      const answer = await ask();
      if (answer !== null) return answer;
      await askForecast<Outcome<TeamsChance, ForecastFailure>>((calls) => calls.measure(toPlay, teams, name));
      return ask();
    };
    return {
      ...measuredTeams.value,
      chanceOfRows: (rows) => ofSet(() => askForecast((calls) => calls.chanceOfRows(name, rows))),
      chooseRows: (rows, count) => ofSet(() => askForecast((calls) => calls.chooseRows(name, rows, count))),
    };
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

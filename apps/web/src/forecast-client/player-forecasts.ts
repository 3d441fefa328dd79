import { queryOptions } from "@tanstack/react-query";
import type { MatchDetail } from "@teamwright/domain";
import type { PlayerFigures } from "@teamwright/forecast";
import { queryClient } from "#data/api/query-client.ts";
import type { PlayerOpinions } from "#data/strategy/opinions.ts";
import { playersQuery } from "./forecast-queries.ts";
import { loadMatchToPlay } from "./use-forecast.ts";

/** A player's figures, and how many matches they rest on. */
export interface PlayerForecast extends PlayerFigures {
  /** Mean batting position, 1 opens; null where the match is not played ball by ball. */
  readonly position: number | null;
  readonly matches: number;
  /** The highest range of a player of the match ends there. */
  readonly most: number;
}

/** What is expected of the players, by player_index; null where the match has no forecast, or none that can be made or loaded. */
export async function forecastsOf(match: MatchDetail): Promise<ReadonlyMap<number, PlayerForecast> | null> {
  try {
    const toPlay = await loadMatchToPlay(match);
    if (toPlay === null) return null;
    const figures = await queryClient.fetchQuery(playersQuery(toPlay));
    if (!figures.ok) return null;
    const knownPlayers = new Map(toPlay.forecast.players.map((player) => [Number(player.id), player]));
    const most = Math.max(...figures.value.map(({ high }) => high));
    return new Map(
      figures.value.flatMap((each) => {
        const player = knownPlayers.get(each.index);
        if (player === undefined) return [];
        const position = "position" in player ? player.position.mean + 1 : null;
        return [[each.index, { ...each, position, matches: player.matches, most }]];
      }),
    );
  } catch {
    // Offline without a stored forecast: the players are shown without it.
    return null;
  }
}

/** The same as a query; `opinions` is the user's view of the players, on which it depends. */
export const playerForecastsQuery = (match: MatchDetail, opinions: PlayerOpinions | undefined) =>
  queryOptions({
    queryKey: ["forecasts of players", match, opinions],
    queryFn: () => forecastsOf(match),
    networkMode: "always",
  });

import type { MatchDetail } from "@teamwright/domain";
import type { PlayerFigures } from "@teamwright/forecast";
import { queryClient } from "#data/api/query-client.ts";
import { playersQuery } from "./forecast-queries.ts";
import { loadMatchToPlay } from "./use-forecast.ts";

/** What is expected of the players, by player_index; null where the match has no forecast or it cannot be loaded. */
export async function forecastsOf(match: MatchDetail): Promise<ReadonlyMap<number, PlayerFigures> | null> {
  try {
    const toPlay = await loadMatchToPlay(match);
    if (toPlay === null) return null;
    const figures = await queryClient.fetchQuery(playersQuery(toPlay));
    if (!figures.ok) return null;
    const isForecast = new Set(toPlay.forecast.players.map(({ id }) => Number(id)));
    return new Map(
      figures.value.filter(({ index }) => isForecast.has(index)).map((each) => [each.index, each]),
    );
  } catch {
    // Offline without a stored forecast: the players are shown without it.
    return null;
  }
}

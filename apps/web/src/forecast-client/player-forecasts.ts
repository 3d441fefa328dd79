import type { MatchDetail } from "@teamwright/domain";
import type { PlayerFigures } from "@teamwright/forecast";
import { queryClient } from "#data/api/query-client.ts";
import { playersQuery } from "./forecast-queries.ts";
import { loadMatchToPlay } from "./use-forecast.ts";

/** A player's figures, his mean batting position (1 opens), and how many matches it rests on. */
interface PlayerForecast extends PlayerFigures {
  readonly position: number;
  readonly matches: number;
}

/** What is expected of the players, by player_index; null where the match has no forecast or it cannot be loaded. */
export async function forecastsOf(match: MatchDetail): Promise<ReadonlyMap<number, PlayerForecast> | null> {
  try {
    const toPlay = await loadMatchToPlay(match);
    if (toPlay === null) return null;
    const figures = await queryClient.fetchQuery(playersQuery(toPlay));
    if (!figures.ok) return null;
    const knownPlayers = new Map(toPlay.forecast.players.map((player) => [Number(player.id), player]));
    return new Map(
      figures.value.flatMap((each) => {
        const player = knownPlayers.get(each.index);
        if (player === undefined) return [];
        const { position, matches } = player;
        return [[each.index, { ...each, position: position.mean + 1, matches }]];
      }),
    );
  } catch {
    // Offline without a stored forecast: the players are shown without it.
    return null;
  }
}

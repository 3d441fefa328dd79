import type { MatchDetail } from "@teamwright/domain";
import { useEffect, useState } from "react";
import type { PlayerForecasts } from "#blocks/player-list/arrange.ts";
import { idle } from "#lib/idle.ts";
import { useHasBegun } from "#lib/match-start.ts";
import { useConnected } from "#lib/use-connected.ts";

/** What is expected of the players; null until it is known, and where the match has no forecast. Looked for again when the network is back. */
export function usePlayerForecasts(match: MatchDetail): PlayerForecasts | null {
  const [knownForecasts, setKnownForecasts] = useState<{
    readonly of: MatchDetail;
    readonly forecasts: PlayerForecasts;
  }>();
  const begun = useHasBegun(match);
  const connected = useConnected();
  useEffect(() => {
    if (begun) return undefined;
    let isWanted = true;
    const find = async (): Promise<void> => {
      // The players come first, and nothing of the forecast is in their first load.
      await idle();
      const { forecastsOf } = await import("#forecast-client/player-forecasts.ts");
      const forecasts = await forecastsOf(match);
      if (isWanted && forecasts !== null) setKnownForecasts({ of: match, forecasts });
    };
    void find().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [begun, match, connected]);
  return knownForecasts?.of === match ? knownForecasts.forecasts : null;
}

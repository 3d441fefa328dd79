import type { MatchDetail } from "@teamwright/domain";
import { useMemo } from "react";
import type { PlayerForecasts } from "#blocks/player-list/arrange.ts";
import { idle } from "#lib/idle.ts";
import { useHasBegun } from "#lib/match-start.ts";
import { useAnswer } from "#lib/use-answer.ts";

/** What is expected of the players; null until it is known, and where the match has no forecast. Looked for again when the network is back. */
export function usePlayerForecasts(match: MatchDetail): PlayerForecasts | null {
  const hasBegun = useHasBegun(match);
  const question = useMemo(
    () =>
      hasBegun
        ? null
        : async () => {
            // The players come first, and nothing of the forecast is in their first load.
            await idle();
            const { forecastsOf } = await import("#forecast-client/player-forecasts.ts");
            return forecastsOf(match);
          },
    [hasBegun, match],
  );
  return useAnswer(question) ?? null;
}

import { proxy } from "comlink";
import { queryOptions } from "@tanstack/react-query";
import type { Outcome } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import type { PlayerFigures } from "@teamwright/forecast";
import type {
  ForecastFailure,
  MatchToPlay,
  TeamsChance,
  StrategyToUse,
  SuggestedTeams,
} from "#workers/forecast/forecast-calls.ts";
import { askForecast } from "./forecast-client.ts";

type ForecastAnswer<Value> = Outcome<Value, ForecastFailure>;

/** The same match and seed give the same result, so a result is asked for once. The worker needs no network. */
const once = { staleTime: Infinity, retry: false, networkMode: "always" } as const;

export const playersQuery = (match: MatchToPlay) =>
  queryOptions({
    ...once,
    queryKey: ["forecast players", match.key],
    queryFn: () => askForecast<ForecastAnswer<readonly PlayerFigures[]>>((calls) => calls.players(match)),
  });

/** The teams with the highest chance that one of them is in the top 1 %: of the strategy, or of all legal teams. */
export const suggestionQuery = (
  match: MatchToPlay,
  count: number,
  strategy: StrategyToUse | null,
  onProgress: (done: number, total: number) => void,
) =>
  queryOptions({
    ...once,
    queryKey: ["suggestion", match.key, count, JSON.stringify(strategy)],
    queryFn: () =>
      askForecast<ForecastAnswer<SuggestedTeams>>((calls) =>
        calls.suggest(match, count, strategy, proxy(onProgress)),
      ),
  });

/** `name` identifies the match and the teams. */
export const measureQuery = (match: MatchToPlay, teams: TeamColumns, name: string) =>
  queryOptions({
    ...once,
    queryKey: ["team figures", name],
    queryFn: () => askForecast<ForecastAnswer<TeamsChance>>((calls) => calls.measure(match, teams, name)),
  });

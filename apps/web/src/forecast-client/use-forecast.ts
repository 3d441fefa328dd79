import { useQuery } from "@tanstack/react-query";
import type { MatchDetail } from "@teamwright/domain";
import { useMemo } from "react";
import type { PlayableForecast } from "@teamwright/forecast/match";
import { forecastQuery } from "#data/api/forecast.ts";
import { queryClient } from "#data/api/query-client.ts";
import type { PlayerOpinions } from "#data/strategy/opinions.ts";
import { squadOf } from "#data/strategy/pool.ts";
import { strategyStore, useStrategyState } from "#data/strategy/use-strategy.ts";
import type { MatchToPlay } from "#workers/forecast/forecast-calls.ts";

/** What the forecast depends on: who plays, and the credits and roles that make a team legal. */
const stateOf = (match: MatchDetail): string =>
  squadOf(match)
    .map(({ player_index: index, playing, role, credits }) => `${index}:${playing}:${role}:${credits}`)
    .join(" ");

const numbers = new WeakMap<object, number>();
let documents = 0;

/** Tells one document of the server from another. */
const numberOf = (document: object): number => {
  const number = numbers.get(document) ?? ++documents;
  numbers.set(document, number);
  return number;
};

const forecastOf = (match: MatchDetail) => forecastQuery(match.id, stateOf(match));

/** Once line-ups are announced, nobody's opinion on them counts. */
const opinionsOf = (match: MatchDetail, opinions: PlayerOpinions): MatchToPlay["opinions"] =>
  Object.entries(opinions).map(
    ([index, { more, plays }]) =>
      [Number(index), { more, plays: match.lineup_status === 1 ? undefined : plays }] as const,
  );

/** The match as the forecast's worker takes it. */
function matchToPlay(
  match: MatchDetail,
  document: PlayableForecast,
  opinionsOfMatch: PlayerOpinions = {},
): MatchToPlay {
  const opinions = opinionsOf(match, opinionsOfMatch);
  return {
    key: `${match.id} ${numberOf(document)} ${stateOf(match)} ${JSON.stringify(opinions)}`,
    match: { sport: match.sport_index, players: squadOf(match) },
    forecast: document,
    ruleSet: document.ruleSet,
    opinions,
  };
}

/** Outside a component. Null: the match has no forecast. */
export async function loadMatchToPlay(match: MatchDetail): Promise<MatchToPlay | null> {
  const { value: document } = await queryClient.ensureQueryData(forecastOf(match));
  return document && matchToPlay(match, document, strategyStore.get().drafts[match.id]?.opinions);
}

export interface Forecast {
  /** Null: the match has no forecast. Undefined: it is not known yet. */
  readonly match: MatchToPlay | null | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
}

export function useForecast(match: MatchDetail): Forecast {
  const query = useQuery(forecastOf(match));
  const document = query.data?.value;
  const opinions = useStrategyState(({ drafts }) => drafts[match.id]?.opinions);
  const toPlay = useMemo(
    () => document && matchToPlay(match, document, opinions),
    [match, document, opinions],
  );
  return { match: toPlay, isError: query.isError, retry: () => void query.refetch() };
}

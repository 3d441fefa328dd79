import { useQuery } from "@tanstack/react-query";
import type { MatchDetail } from "@teamwright/domain";
import { useMemo } from "react";
import { forecastQuery } from "../data/api/forecast.ts";
import { squadOf } from "../data/strategy/pool.ts";
import type { MatchToPlay } from "../workers/forecast/forecast-calls.ts";

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

export interface Forecast {
  /** Null: the match has no forecast. Undefined: it is not known yet. */
  readonly match: MatchToPlay | null | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** The match as the forecast's worker takes it. */
export function useForecast(match: MatchDetail): Forecast {
  const { id, sport_index: sport } = match;
  const state = stateOf(match);
  const query = useQuery(forecastQuery(id, state));
  const document = query.data?.value;
  const players = squadOf(match);
  const toPlay = useMemo(
    () =>
      document
        ? {
            key: `${id} ${numberOf(document)} ${state}`,
            match: { sport, players },
            forecast: document,
            ruleSet: document.ruleSet,
          }
        : document,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `state` says what is read of the players
    [document, id, state, sport],
  );
  return { match: toPlay, isError: query.isError, retry: () => void query.refetch() };
}

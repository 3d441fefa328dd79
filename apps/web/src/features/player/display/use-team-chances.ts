import { useQuery } from "@tanstack/react-query";
import { cricket } from "@teamwright/domain/sports";
import type { SportIndex } from "@teamwright/domain";
import { useMemo, useState } from "react";
import { matchQuery } from "#data/api/match.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import type { TeamChances } from "#forecast-client/team-chances.ts";
import { idle } from "#lib/idle.ts";
import { useAnswer } from "#lib/use-answer.ts";

export type ChancesState = TeamChances | "offered" | "busy" | "none" | "unknown";

/**
 * The chances of an attempt's teams before its match. They are offered, because a phone computes them for seconds.
 * "none": the match has begun, or there is no forecast of a match of another sport than cricket. "unknown": there is no forecast of the match, or it could
 * not be loaded: it is loaded when the network is back.
 */
export function useTeamChances({ match, teams }: OpenedAttempt, hasBegun: boolean) {
  const [isWanted, setWanted] = useState(false);
  const columns = teams.teams;
  const isForecast = useMayHaveForecast(match.id, match.sport_index) && !hasBegun;
  // The match of now: what is expected changes with its line-ups.
  const { data, isError } = useQuery({ ...matchQuery(match.id), enabled: isForecast && isWanted });
  const detail = isForecast && isWanted ? data?.value : undefined;
  const question = useMemo(
    () =>
      detail === undefined
        ? null
        : async () => {
            const { measureTeams } = await import("#forecast-client/team-chances.ts");
            return measureTeams(detail, columns);
          },
    [detail, columns],
  );
  const chances = useAnswer(question);
  const isUnknown = chances === null || (isError && detail === undefined);
  const result = isUnknown ? "unknown" : (chances ?? "busy");
  const state: ChancesState = !isForecast ? "none" : !isWanted ? "offered" : result;
  return { state, ask: () => setWanted(true) };
}

/** At once in cricket, where most matches have a forecast; in other sports once the match's own is there. */
function useMayHaveForecast(matchId: string, sport: SportIndex): boolean {
  const isUsual = sport === cricket.index;
  const question = useMemo(
    () =>
      isUsual
        ? null
        : async () => {
            await idle();
            const { hasForecast } = await import("#forecast-client/team-chances.ts");
            return (await hasForecast(matchId)) || null;
          },
    [isUsual, matchId],
  );
  const hasOne = useAnswer(question) ?? false;
  return isUsual || hasOne;
}

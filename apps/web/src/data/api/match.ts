import { matches } from "@teamwright/contract/resources/matches";
import { matchDetailSchema, type MatchDetail } from "@teamwright/domain";
import { queryOptions } from "@tanstack/react-query";
import { findTeamData, keepTeamData } from "../records/caches.ts";
import type { DatedValue } from "./cached-reply.ts";
import { ApiError, apiOf, dataOf, isOutage } from "./client.ts";
import { openSealed } from "./open-sealed.ts";

const api = apiOf({ matches });

// A separate file: home does not need the records' library that this one imports.
const askMatch = async (id: string, signal: AbortSignal): Promise<DatedValue<MatchDetail>> => {
  try {
    const { data } = dataOf(await api.matches.get({ params: { id }, signal }));
    const detail = await openSealed(data, matchDetailSchema);
    void keepTeamData(detail);
    return { value: detail, time: Date.now() };
  } catch (error) {
    const kept = isOutage(error) ? await findTeamData(id) : null;
    if (kept) return { value: kept.detail, time: kept.time };
    throw error;
  }
};

/** One match with both squads; the stored one (2 or 7 days) when the server is unreachable. */
export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: ["match", id],
    queryFn: ({ signal }) => askMatch(id, signal),
    retry: (failures, error) => failures < 1 && error instanceof ApiError && error.code === "bad_reply",
  });

import { matchDetailSchema, type MatchDetail } from "@teamwright/domain";
import { queryOptions } from "@tanstack/react-query";
import { findTeamData, keepTeamData } from "../records/caches.ts";
import type { Dated } from "./cached-reply.ts";
import { ApiError, api, dataOf, isOutage } from "./client.ts";
import { openSealed } from "./open-sealed.ts";

// A file of its own: home does not need the records' library that this one brings.
const askMatch = async (id: string, signal: AbortSignal): Promise<Dated<MatchDetail>> => {
  try {
    const { data } = dataOf(await api.fantasy.match({ params: { id }, signal }));
    const detail = await openSealed(data, matchDetailSchema);
    void keepTeamData(detail);
    return { value: detail, time: Date.now() };
  } catch (error) {
    const kept = isOutage(error) ? await findTeamData(id) : null;
    if (kept) return { value: kept.detail, time: kept.time };
    throw error;
  }
};

/** One match with both squads; the kept one (2 or 7 days) when the server cannot be asked. */
export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: ["match", id],
    queryFn: ({ signal }) => askMatch(id, signal),
    retry: (failures, error) => failures < 1 && error instanceof ApiError && error.code === "bad_reply",
  });

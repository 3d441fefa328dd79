import {
  matchDetailSchema,
  matchListItemSchema,
  type MatchDetail,
  type MatchListItem,
  type SportSlug,
} from "@teamwright/domain";
import type { SealedPayload } from "@teamwright/contract";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { findTeamData, keepTeamData } from "../records/caches.ts";
import { payloadKey } from "./bootstrap.ts";
import { cachedReply, type Dated } from "./cached-reply.ts";
import { ApiError, api, dataOf, isOutage } from "./client.ts";
import { openPayload } from "./payload.ts";
import { queryClient } from "./query-client.ts";

const listSchema = z.array(matchListItemSchema);

/** Opens envelopes and parses what is inside. A server that changed its key is asked for the new one once. */
const opened = async <Schema extends z.ZodType>(
  sealed: SealedPayload,
  schema: Schema,
): Promise<z.output<Schema>> => {
  const key = await payloadKey(sealed.kid);
  return schema.parse(await openPayload(key, sealed));
};

const byTime = (a: MatchListItem, b: MatchListItem): number => a.match_time.localeCompare(b.match_time);

/** A sport's matches, soonest first; the kept list when the server cannot be asked. */
export const matchesQuery = (sport: SportSlug) =>
  queryOptions({
    queryKey: ["matches", sport],
    queryFn: ({ signal }) =>
      cachedReply<{ data: SealedPayload[] }, MatchListItem[]>({
        key: `matches/${sport}`,
        schema: listSchema,
        ask: () => api.fantasy.matches({ params: { sport }, signal }),
        valueOf: async ({ data }) => {
          const list = await Promise.all(data.map((sealed) => opened(sealed, matchListItemSchema)));
          return list.toSorted(byTime);
        },
        onKept: (kept) => {
          queryClient.setQueryData<Dated<MatchListItem[]>>(["matches", sport], (shown) => shown ?? kept);
        },
      }),
  });

const askMatch = async (id: string, signal: AbortSignal): Promise<Dated<MatchDetail>> => {
  try {
    const { data } = dataOf(await api.fantasy.match({ params: { id }, signal }));
    const detail = await opened(data, matchDetailSchema);
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

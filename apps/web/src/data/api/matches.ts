import { matches } from "@teamwright/contract/resources/matches";
import type { MatchListItem, SportSlug } from "@teamwright/domain";
import { matchListItemSchema } from "@teamwright/domain/match";
import type { SealedPayload } from "@teamwright/contract";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { cachedReply, type DatedValue } from "./cached-reply.ts";
import { apiOf } from "./client.ts";
import { openSealed } from "./open-sealed.ts";
import { queryClient } from "./query-client.ts";

const api = apiOf({ matches });

const listSchema = z.array(matchListItemSchema);

const byTime = (a: MatchListItem, b: MatchListItem): number => a.match_time.localeCompare(b.match_time);

/** A sport's matches, soonest first; the stored list when the server is unreachable. */
export const matchesQuery = (sport: SportSlug) =>
  queryOptions({
    queryKey: ["matches", sport],
    queryFn: ({ signal }) =>
      cachedReply<{ data: SealedPayload | SealedPayload[] }, MatchListItem[]>({
        key: `matches/${sport}`,
        schema: listSchema,
        ask: () => api.matches.list({ params: { sport }, signal }),
        valueOf: async ({ data }) => {
          const list = Array.isArray(data)
            ? await Promise.all(data.map((sealed) => openSealed(sealed, matchListItemSchema)))
            : await openSealed(data, listSchema);
          return list.toSorted(byTime);
        },
        onKept: (kept) => {
          queryClient.setQueryData<DatedValue<MatchListItem[]>>(["matches", sport], (shown) => shown ?? kept);
        },
      }),
  });

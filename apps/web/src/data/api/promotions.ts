import { promotions } from "@teamwright/contract/resources/promotions";
import type { Promotion } from "@teamwright/contract";
import { queryOptions } from "@tanstack/react-query";
import { cachedReply } from "./cached-reply.ts";
import { apiOf } from "./client.ts";

const api = apiOf({ promotions });

/** The promotions to show: active ones, in the server's order; none when they are switched off. */
export const promotionsQuery = queryOptions({
  queryKey: ["promotions"],
  queryFn: ({ signal }) =>
    cachedReply<{ data: Promotion[]; promotionActive: boolean }, Promotion[]>({
      key: "promotions",
      schema: promotions.list.reply.data,
      ask: () => api.promotions.list({ signal }),
      valueOf: ({ data, promotionActive }) => (promotionActive ? data.filter(({ active }) => active) : []),
    }),
});

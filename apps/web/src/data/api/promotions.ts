import { contract, type Promotion } from "@teamwright/contract";
import { queryOptions } from "@tanstack/react-query";
import { cachedReply } from "./cached-reply.ts";
import { api } from "./client.ts";

/** The promotions to show: active ones, in the server's order; none when they are switched off. */
export const promotionsQuery = queryOptions({
  queryKey: ["promotions"],
  queryFn: ({ signal }) =>
    cachedReply<{ data: Promotion[]; promotionActive: boolean }, Promotion[]>({
      key: "promotions",
      schema: contract.promotion.list.reply.data,
      ask: () => api.promotion.list({ signal }),
      valueOf: ({ data, promotionActive }) => (promotionActive ? data.filter(({ active }) => active) : []),
    }),
});

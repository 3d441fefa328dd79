import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "../../data/api/client.ts";
import { queryClient } from "../../data/api/query-client.ts";

/** All promotions, inactive ones too, and the global switch. Not the home screen's query: that one is kept offline. */
export const allPromotionsQuery = queryOptions({
  queryKey: ["promotions", "all"],
  queryFn: async ({ signal }) => dataOf(await api.promotion.list({ signal })),
  staleTime: 0,
});

export const promotionQuery = (id: string) =>
  queryOptions({
    queryKey: ["promotions", "one", id],
    queryFn: async ({ signal }) => dataOf(await api.promotion.get({ params: { id }, signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** After a change: the dashboard and the home screen ask again. */
export const refreshPromotions = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: ["promotions"], refetchType: "none" });
};

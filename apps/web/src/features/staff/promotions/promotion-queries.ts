import { promotionDesk } from "@teamwright/contract/resources/promotion-desk";
import { promotions } from "@teamwright/contract/resources/promotions";
import { queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "#data/api/client.ts";
import { queryClient } from "#data/api/query-client.ts";

const api = apiOf({ promotionDesk, promotions });

/**
 * All promotions, including inactive ones, and the global switch. A separate query from home's, which is stored for
 * offline use.
 */
export const allPromotionsQuery = queryOptions({
  queryKey: ["promotions", "all"],
  queryFn: async ({ signal }) => dataOf(await api.promotions.list({ signal })),
  staleTime: 0,
});

/** Apart from the lists: a change that another admin makes, or deleting it here, takes no form away while it is open. */
export const promotionQuery = (id: string) =>
  queryOptions({
    queryKey: ["promotion", id],
    queryFn: async ({ signal }) => dataOf(await api.promotionDesk.get({ params: { id }, signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** After a change the dashboard and the home screen refetch. */
export const refreshPromotions = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: ["promotions"], refetchType: "none" });
};

import { primeBooking } from "@teamwright/contract/resources/prime-booking";
import { queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "#data/api/client.ts";

const api = apiOf({ primeBooking });

/** Whether the user has booked teams of the match, and whether they still may. */
export const bookingQuery = (matchId: string, phone: string) =>
  queryOptions({
    queryKey: ["posts", matchId, "booking", phone],
    queryFn: async ({ signal }) =>
      dataOf(await api.primeBooking.status({ params: { matchId, phone }, signal })),
    staleTime: 0,
  });

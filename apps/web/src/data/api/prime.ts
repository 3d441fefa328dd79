import { groups } from "@teamwright/contract/resources/groups";
import { planDesk } from "@teamwright/contract/resources/plan-desk";
import { primeBookingDesk } from "@teamwright/contract/resources/prime-booking-desk";
import { primeDesk } from "@teamwright/contract/resources/prime-desk";
import { queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "./client.ts";

const api = apiOf({ groups, planDesk, primeBookingDesk, primeDesk });

/** The booking of a match as the prime admin sees it. */
export const bookedUsersQuery = (matchId: string) =>
  queryOptions({
    queryKey: ["posts", matchId, "booked"],
    queryFn: async ({ signal }) =>
      dataOf(await api.primeBookingDesk.bookedUsers({ params: { matchId }, signal })),
    staleTime: 0,
  });

/** Phone numbers with a running prime plan. */
export const primeUsersQuery = queryOptions({
  queryKey: ["prime-users"],
  queryFn: async ({ signal }) => dataOf(await api.planDesk.listPrime({ signal })).phoneNumberList,
  staleTime: 0,
});

/** All posted teams of a match with the ranges of their users: the product's prime teams, or those of a group's owner. */
export const primeAnalysisQuery = (match: string, owner: string | null) =>
  queryOptions({
    queryKey: ["posts", match, "analysis", owner],
    queryFn: async ({ signal }) =>
      owner === null
        ? dataOf(await api.primeDesk.analysis({ params: { match }, signal })).data
        : dataOf(await api.groups.analysis({ body: { matchId: match, ownerPhoneNumber: owner }, signal }))
            .data,
    staleTime: 0,
  });

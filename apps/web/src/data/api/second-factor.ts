import { queryOptions } from "@tanstack/react-query";
import { secondFactor } from "@teamwright/contract/resources/second-factor";
import { apiOf, dataOf } from "./client.ts";

export const secondFactorCalls = apiOf({ secondFactor }).secondFactor;

export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: async ({ signal }) => dataOf(await secondFactorCalls.status({ signal })).data,
});

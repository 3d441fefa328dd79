import { auth } from "@teamwright/contract/resources/auth";
import { queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "./client.ts";

const api = apiOf({ auth });

/** The account's own live sessions, including this device's. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async ({ signal }) => dataOf(await api.auth.listSessions({ signal })).data,
});

export const endSession = (id: string) => api.auth.endSession({ params: { id } });

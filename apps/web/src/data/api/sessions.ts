import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "./client.ts";

/** The account's own live sessions, this device's among them. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async ({ signal }) => dataOf(await api.session.list({ signal })).data,
});

export const endSession = (id: string) => api.session.end({ params: { id } });

import { queryOptions } from "@tanstack/react-query";
import { apiKeys } from "@teamwright/contract/resources/api-keys";
import { apiOf, dataOf } from "./client.ts";

const api = apiOf({ apiKeys });

export const apiKeysQuery = queryOptions({
  queryKey: ["api-keys"],
  queryFn: async ({ signal }) => dataOf(await api.apiKeys.list({ signal })).data,
});

export const createApiKey = (body: Parameters<typeof api.apiKeys.create>[0]["body"]) =>
  api.apiKeys.create({ body });

export const revokeApiKey = (id: string) => api.apiKeys.revoke({ params: { id } });

import { queryOptions } from "@tanstack/react-query";
import { webhooks } from "@teamwright/contract/resources/webhooks";
import { apiOf, dataOf } from "./client.ts";

const api = apiOf({ webhooks });

/** While a delivery waits, the list is fetched again after so many milliseconds. */
const WAITING = 2000;

export const webhooksQuery = queryOptions({
  queryKey: ["webhooks"],
  queryFn: async ({ signal }) => dataOf(await api.webhooks.list({ signal })).data,
});

export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ["webhooks", id],
    queryFn: async ({ signal }) => dataOf(await api.webhooks.deliveries({ params: { id }, signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.some((delivery) => delivery.state === "waiting") === true ? WAITING : false,
  });

type WebhookChange = Parameters<typeof api.webhooks.change>[0]["body"];

export const createWebhook = (body: Omit<WebhookChange, "paused">) => api.webhooks.create({ body });
export const changeWebhook = (id: string, body: WebhookChange) =>
  api.webhooks.change({ params: { id }, body });
export const renewSecret = (id: string) => api.webhooks.renewSecret({ params: { id } });
export const deleteWebhook = (id: string) => api.webhooks.remove({ params: { id } });
export const testWebhook = (id: string) => api.webhooks.test({ params: { id } });
export const resendDelivery = (id: string, delivery: string) =>
  api.webhooks.resend({ params: { id }, body: { delivery } });

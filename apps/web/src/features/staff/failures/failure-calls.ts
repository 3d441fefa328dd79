import { failures } from "@teamwright/contract/resources/failures";
import type { FailedJob, UndeliveredCall } from "@teamwright/contract/resources/failures";
import { apiOf, dataOf } from "#data/api/client.ts";

const api = apiOf({ failures });
const size = 10;

export type ReadPage<Row> = (
  page: number,
  signal: AbortSignal,
) => Promise<{ readonly data: readonly Row[]; readonly totalPages: number }>;

export const readJobs: ReadPage<FailedJob> = async (page, signal) =>
  dataOf(await api.failures.jobs({ query: { page, size }, signal }));

export const readWebhooks: ReadPage<UndeliveredCall> = async (page, signal) =>
  dataOf(await api.failures.webhooks({ query: { page, size }, signal }));

/** What an admin can do about a failure. */
export const acts = {
  retryJob: async (id: string) => api.failures.retryJob({ params: { id } }),
  dismissJob: async (id: string) => api.failures.dismissJob({ params: { id } }),
  resendWebhook: async (id: string) => api.failures.resendWebhook({ params: { id } }),
  dismissWebhook: async (id: string) => api.failures.dismissWebhook({ params: { id } }),
} as const;

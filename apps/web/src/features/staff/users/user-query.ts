import { accounts } from "@teamwright/contract/resources/accounts";
import { audit } from "@teamwright/contract/resources/audit";
import type { UserDetails } from "@teamwright/contract";
import { queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "#data/api/client.ts";
import { queryClient } from "#data/api/query-client.ts";

const api = apiOf({ accounts, audit });

/** The account with that phone number, as staff see it. Throws `ApiError` with the server's message. */
export const userQuery = (adminId: string, phone: string) =>
  queryOptions({
    queryKey: ["staff", "user", phone],
    queryFn: async ({ signal }): Promise<UserDetails> =>
      dataOf(await api.accounts.details({ params: { adminId }, body: { phoneNumber: phone }, signal })).data,
    enabled: phone.length === 10,
    staleTime: 0,
    gcTime: 0,
  });

/** The account's last changes, for admins. */
export const userAuditQuery = (phone: string) =>
  queryOptions({
    queryKey: ["staff", "user-audit", phone],
    queryFn: async ({ signal }) =>
      dataOf(await api.audit.list({ query: { phoneNumber: phone, size: 8 }, signal })).data,
    staleTime: 0,
  });

/** After a change the account and its history are refetched. */
export const refreshUser = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: ["staff"] });
};

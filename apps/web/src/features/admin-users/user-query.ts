import type { UserDetails } from "@teamwright/contract";
import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "../../data/api/client.ts";
import { queryClient } from "../../data/api/query-client.ts";

/** The account with that phone number, as staff see it. Throws `ApiError` with the server's words. */
export const userQuery = (adminId: string, phone: string) =>
  queryOptions({
    queryKey: ["staff", "user", phone],
    queryFn: async ({ signal }): Promise<UserDetails> =>
      dataOf(await api.auth.details({ params: { adminId }, body: { phoneNumber: phone }, signal })).data,
    enabled: phone.length === 10,
    staleTime: 0,
    gcTime: 0,
  });

/** The account's last changes, for admins. */
export const userAuditQuery = (phone: string) =>
  queryOptions({
    queryKey: ["staff", "user-audit", phone],
    queryFn: async ({ signal }) =>
      dataOf(await api.admin.audit({ query: { phoneNumber: phone, size: 8 }, signal })).data,
    staleTime: 0,
  });

/** After a change: the account and its history are read again. */
export const refreshUser = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: ["staff"] });
};

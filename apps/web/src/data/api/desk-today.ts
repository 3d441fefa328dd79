import type { AdminNumbers, PrimeNumbers } from "@teamwright/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { usePlanStatus } from "./session.ts";

export type DeskToday = { readonly admin: AdminNumbers | null; readonly prime: PrimeNumbers | null };

/** The call is loaded when it is needed: the shell, which everybody loads, shows its counts to staff. */
export const deskTodayQuery = queryOptions({
  queryKey: ["desk", "today"],
  queryFn: async ({ signal }): Promise<DeskToday> => (await import("./desk.ts")).readToday(signal),
  staleTime: 0,
  refetchInterval: 60_000,
});

/** What happened today and what waits, for admins and prime admins; undefined for others and until it is known. */
export function useDeskToday(): DeskToday | undefined {
  const status = usePlanStatus();
  const runs = status?.user_role === "admin" || status?.prime_admin === true;
  return useQuery({ ...deskTodayQuery, enabled: runs }).data;
}

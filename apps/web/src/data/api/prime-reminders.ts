import { prime } from "@teamwright/contract/resources/prime";
import { useQuery } from "@tanstack/react-query";
import { apiOf, dataOf } from "./client.ts";
import { usePlanStatus } from "./session.ts";

const api = apiOf({ prime });

const NONE: ReadonlySet<string> = new Set();

/** Matches whose prime teams the user is reminded of and has not opened since; a post's event asks for them anew. */
export function usePrimeReminders(): ReadonlySet<string> {
  const status = usePlanStatus();
  const phone = status?.prime_plan === true ? status.phoneNumber : undefined;
  const { data } = useQuery({
    queryKey: ["match-options", "prime-reminders", phone],
    queryFn: async ({ signal }) => new Set(dataOf(await api.prime.reminders({ signal })).data),
    enabled: phone !== undefined,
    staleTime: 0,
  });
  return data ?? NONE;
}

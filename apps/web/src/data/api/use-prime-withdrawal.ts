import { primeDesk } from "@teamwright/contract/resources/prime-desk";
import { apiOf } from "./client.ts";
import { queryClient } from "./query-client.ts";
import { usePostChange } from "./use-post-change.ts";

const api = apiOf({ primeDesk });

/** Takes the prime teams of a match back, with the reason that their users read. */
export const usePrimeWithdrawal = (matchId: string) =>
  usePostChange(matchId, async (reason: string) => {
    const result = await api.primeDesk.withdraw({ body: { matchId, reason } });
    void queryClient.invalidateQueries({ queryKey: ["desk"] });
    return result;
  });

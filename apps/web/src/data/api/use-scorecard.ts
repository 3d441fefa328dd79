import { useQuery } from "@tanstack/react-query";
import { serverNow } from "#lib/server-clock.ts";
import type { MatchRecord } from "../records/match-record.ts";
import { shownStatus } from "../records/match-status.ts";
import { refreshScorecard } from "./scorecard.ts";

/**
 * The points of a match in progress: fetched when a screen of it opens and whenever the server reports a change, and
 * stored in its record. A failure is silent: the known points stay. True until the first reply.
 */
export function useScorecard(match: MatchRecord): boolean {
  const { isPending, isFetching } = useQuery({
    queryKey: ["scorecard", match.id],
    queryFn: async () => (await refreshScorecard(match)).ok,
    // Points entered by hand finish a match: they are not replaced without a request of the user.
    enabled: shownStatus(match, serverNow()) === 1,
    staleTime: 0,
  });
  return isPending && isFetching;
}

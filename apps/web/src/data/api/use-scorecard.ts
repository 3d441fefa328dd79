import { useQuery } from "@tanstack/react-query";
import { serverNow } from "../../lib/server-clock.ts";
import type { MatchRecord } from "../records/match-record.ts";
import { shownStatus } from "../records/match-status.ts";
import { refreshScorecard } from "./scorecard.ts";

/**
 * The points of a match in progress: asked for when a screen of it opens and whenever the server says that they changed,
 * and kept in its record. Without a word when that fails: the points known stay. True until the first answer.
 */
export function useScorecard(match: MatchRecord): boolean {
  const { isPending, isFetching } = useQuery({
    queryKey: ["scorecard", match.id],
    queryFn: async () => (await refreshScorecard(match)).ok,
    // Points by hand finish a match: they are not replaced unasked.
    enabled: shownStatus(match, serverNow()) === 1,
    staleTime: 0,
  });
  return isPending && isFetching;
}

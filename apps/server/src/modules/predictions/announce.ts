import { sportByIndex } from "@teamwright/domain";
import type { StoredMatch } from "../matches/public.ts";
import type { Scope } from "#http/deps.ts";

/** Keys of the cached payloads. */
export const listKey = (matchId: string): string => `predictions:${matchId}`;
export const predictionKey = (id: string): string => `prediction:${id}`;
export const PREDICTED_MATCHES_KEY = "predicted-matches";

/**
 * Makes every instance drop its cached payloads of the prediction, and open clients refetch it. Call it after the
 * commit.
 */
export function announcePost({ deps, afterCommit }: Scope, match: StoredMatch, id: string): void {
  afterCommit(() => {
    for (const key of [listKey(match.id), predictionKey(id), PREDICTED_MATCHES_KEY])
      deps.bus.tell({ kind: "payload", key });
    deps.bus.publish({ type: "posts", matchId: match.id, sport: sportByIndex(match.sport).slug });
  });
}

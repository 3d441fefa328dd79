import { sportByIndex } from "@teamwright/domain";
import type { SportIndex } from "@teamwright/domain";
import type { Scope } from "#http/deps.ts";

/** What everybody reads of a match's posts; the keys under which handlers keep their replies begin with it. */
export const postsKey = (kind: "teams" | "videos", matchId: string): string => `expert-${kind}:${matchId}`;

/**
 * Something was posted, changed or withdrawn for a match. After the commit every instance forgets the payloads
 * under `keys`, and open clients ask again for the lists and for what they show of the match's posts.
 */
export function announcePosts(
  { deps, afterCommit }: Scope,
  match: { readonly id: string; readonly sport: SportIndex },
  keys: readonly string[] = [],
): void {
  afterCommit(() => {
    for (const key of keys) deps.bus.tell({ kind: "payload", key });
    deps.bus.publish({ type: "posts", matchId: match.id, sport: sportByIndex(match.sport).slug });
  });
}

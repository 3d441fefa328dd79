import type { Deps, Scope } from "#http/deps.ts";
import { EVERY_POST_KEY, postedKey } from "./posted-view.ts";

/** The key of the cached list of matches with prime teams and open bookings. */
export const PRIME_LIST_KEY = "prime:list";

/** Makes every instance drop its cached post of the match, or all posts when no match is given. */
export function forgetPosts({ bus }: Pick<Deps, "bus">, matchId?: string): void {
  bus.tell({ kind: "payload", key: matchId === undefined ? EVERY_POST_KEY : postedKey(matchId) });
}

/** The same for a change that every user sees: open clients also refetch the lists and the match. */
export function announcePosts({ bus }: Pick<Deps, "bus">, matchId?: string): void {
  bus.tell({ kind: "payload", key: PRIME_LIST_KEY });
  forgetPosts({ bus }, matchId);
  bus.publish({ type: "posts", matchId, sport: undefined });
}

/** Calls `announcePosts` after the commit. */
export function announcePrime({ deps, afterCommit }: Scope, matchId?: string): void {
  afterCommit(() => announcePosts(deps, matchId));
}

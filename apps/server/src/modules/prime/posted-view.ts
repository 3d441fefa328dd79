import { LRUCache } from "lru-cache";
import type { Deps } from "#http/deps.ts";
import type { EventBus } from "#ports/event-bus.ts";
import { isMainAppLink } from "../fantasy-apps/public.ts";
import { findMatch } from "../matches/public.ts";
import type { StoredMatch } from "../matches/public.ts";
import { findPost, listAllocations, listLinks } from "./post.repository.ts";
import type { StoredPost } from "./post.repository.ts";

/** A post as its readers need it; the teams themselves are kept by posted-teams. */
export interface PostedView {
  readonly post: StoredPost;
  readonly match: StoredMatch;
  readonly ranges: ReadonlyMap<string, { readonly left: number; readonly right: number }>;
  /** Links at hosts of the main app. */
  readonly links: ReadonlyMap<number, string>;
  /** Stored texts that are no such links; the first good one replaces them. */
  readonly badLinks: ReadonlyMap<number, string>;
  /** Accounts that have opened their teams, since the last reminder if there was one; readers add themselves. */
  readonly opened: Set<string>;
}

/** Maximum age when a bus message is lost. Milliseconds. */
const MAX_AGE = 60_000;

export const postedKey = (matchId: string): string => `prime:post:${matchId}`;

/** Drops every post. */
export const EVERY_POST_KEY = "prime:post";

const caches = new WeakMap<EventBus, LRUCache<string, Promise<PostedView | null>>>();

function cacheOf(bus: EventBus) {
  const cache = caches.get(bus);
  if (cache) return cache;
  const newCache = new LRUCache<string, Promise<PostedView | null>>({ max: 500, ttl: MAX_AGE });
  bus.subscribe((message) => {
    if (message.kind !== "payload") return;
    if (message.key === EVERY_POST_KEY) newCache.clear();
    else newCache.delete(message.key);
  });
  caches.set(bus, newCache);
  return newCache;
}

/** The post of a match from memory; null when there is none. A post or a link made on any instance drops it. */
export function postedView(deps: Deps, matchId: string): Promise<PostedView | null> {
  const cache = cacheOf(deps.bus);
  const key = postedKey(matchId);
  const cachedView = cache.get(key);
  if (cachedView) return cachedView;
  const pendingView = read(deps, matchId);
  cache.set(key, pendingView);
  // A failed or empty read is repeated at the next request.
  void pendingView.then(
    (view) => view ?? cache.delete(key),
    () => cache.delete(key),
  );
  return pendingView;
}

async function read(deps: Deps, matchId: string): Promise<PostedView | null> {
  const { db } = deps.database;
  const [post, match] = await Promise.all([findPost(db, matchId), findMatch(db, matchId)]);
  if (!post || !match) return null;
  const [allocations, storedLinks] = await Promise.all([
    listAllocations(db, post.id),
    listLinks(db, post.id),
  ]);
  const { links = [], badLinks = [] } = Object.groupBy(storedLinks, ([, link]) =>
    isMainAppLink(deps, link) ? "links" : "badLinks",
  );
  return {
    post,
    match: match.shown,
    ranges: new Map(allocations.map(({ accountId, left, right }) => [accountId, { left, right }])),
    links: new Map(links),
    badLinks: new Map(badLinks),
    opened: new Set(
      allocations.flatMap(({ accountId, openedAt, remindedAt }) =>
        openedAt && (!remindedAt || openedAt >= remindedAt) ? [accountId] : [],
      ),
    ),
  };
}

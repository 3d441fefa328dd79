import type { Deps } from "#http/deps.ts";
import { PREDICTED_MATCHES_KEY } from "./announce.ts";
import { listPredictedMatches } from "./prediction.repository.ts";

/** Maximum age of the list when a bus message is lost. Milliseconds. */
const MAX_AGE = 60_000;

interface CachedIds {
  list: Promise<readonly string[]> | null;
  until: number;
}
const cache = new WeakMap<Deps, CachedIds>();

/** The cached list of an instance; the bus drops it when a post is added or removed. */
function keptBy(deps: Deps): CachedIds {
  const cachedMatches = cache.get(deps);
  if (cachedMatches) return cachedMatches;
  const entry: CachedIds = { list: null, until: 0 };
  cache.set(deps, entry);
  deps.bus.subscribe((message) => {
    if (message.kind === "payload" && message.key === PREDICTED_MATCHES_KEY) entry.list = null;
  });
  return entry;
}

/** Ids of the matches that have a prediction, from memory. */
export function predictedMatches(deps: Deps): Promise<readonly string[]> {
  const entry = keptBy(deps);
  if (entry.list !== null && entry.until > performance.now()) return entry.list;
  const list = listPredictedMatches(deps.database.db);
  entry.list = list;
  entry.until = performance.now() + MAX_AGE;
  list.catch(() => {
    if (entry.list === list) entry.list = null;
  });
  return list;
}

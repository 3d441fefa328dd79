import type { Deps } from "../../http/deps.ts";
import { PREDICTED_MATCHES_KEY } from "./announce.ts";
import { listPredictedMatches } from "./prediction.repository.ts";

/** Maximum age of the list when a bus message is lost. Milliseconds. */
const MAX_AGE = 60_000;

interface Kept {
  list: Promise<readonly string[]> | null;
  until: number;
}
const kept = new WeakMap<Deps, Kept>();

/** The cached list of an instance; the bus drops it when a post is added or removed. */
function keptBy(deps: Deps): Kept {
  const known = kept.get(deps);
  if (known) return known;
  const made: Kept = { list: null, until: 0 };
  kept.set(deps, made);
  deps.bus.subscribe((message) => {
    if (message.kind === "payload" && message.key === PREDICTED_MATCHES_KEY) made.list = null;
  });
  return made;
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

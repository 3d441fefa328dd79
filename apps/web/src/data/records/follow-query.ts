import { liveQuery } from "dexie";

interface Follower<Value> {
  readonly next: (value: Value) => void;
  readonly onFailure: () => void;
}

/**
 * Runs the query, and again after each write of a row that it read, in this tab or another. Returns a function that
 * ends it. A failure is a result of the query: Dexie tells some failures to nobody, and follows no query that failed.
 */
export function followQuery<Value>(
  query: () => Promise<Value>,
  { next, onFailure }: Follower<Value>,
): () => void {
  const results = liveQuery(async () => {
    try {
      return { ok: true, value: await query() } as const;
    } catch {
      return { ok: false } as const;
    }
  });
  const subscription = results.subscribe((result) => (result.ok ? next(result.value) : onFailure()));
  return () => subscription.unsubscribe();
}

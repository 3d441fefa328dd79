import type { RecordsDatabase, Tables } from "./database.ts";
import { GrowingRowSet, haveCommonRow } from "./row-set.ts";

interface Follower<Value> {
  readonly next: (value: Value) => void;
  readonly failed: () => void;
}

/**
 * Runs the query, and again after each write of a row that it read, in this tab or another. Returns a function that
 * ends it.
 */
export function followQuery<Value>(
  db: RecordsDatabase,
  query: (tables: Tables) => Promise<Value>,
  { next, failed }: Follower<Value>,
): () => void {
  let read = new GrowingRowSet();
  let running = false;
  let isChanged = false;
  let ended = false;
  const runOnce = async (): Promise<void> => {
    isChanged = false;
    read = new GrowingRowSet();
    try {
      const value = await query(db.noting(read));
      if (!ended) next(value);
    } catch {
      if (!ended) failed();
    }
  };
  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    await runOnce();
    while (isChanged && !ended) await runOnce();
    running = false;
  };
  const stop = db.onChange((rows) => {
    if (!haveCommonRow(rows, read.rows)) return;
    isChanged = true;
    void run();
  });
  void run();
  return () => {
    ended = true;
    stop();
  };
}

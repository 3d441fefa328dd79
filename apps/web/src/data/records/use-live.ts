import { liveQuery } from "dexie";
import { startTransition, useEffect, useState } from "react";
import type { DependencyList } from "react";
import { database } from "./database.ts";

/**
 * Dexie keeps the error of a closed database from those who follow a query, because it may be opened again. One that the
 * browser does not open stays closed.
 */
const told =
  <Value>(query: () => Promise<Value>) =>
  async (): Promise<Value> => {
    try {
      return await query();
    } catch (cause) {
      if (!database.hasFailed()) throw cause;
      throw new Error("The browser does not open the database", { cause });
    }
  };

/**
 * The result of `query` on the database, read again whenever its data changes, in this tab or another. Undefined until
 * the first result; `failed` when the database cannot be read.
 */
export function useLive<Value>(
  query: () => Promise<Value>,
  dependencies: DependencyList,
): { readonly value: Value | undefined; readonly failed: boolean } {
  const [state, setState] = useState<{ value: Value | undefined; failed: boolean }>({
    value: undefined,
    failed: false,
  });
  useEffect(() => {
    const subscription = liveQuery(told(query)).subscribe({
      // Rendering a screen of teams is slow on a slow phone: it is done in slices, so that taps are handled meanwhile.
      next: (value) => startTransition(() => setState({ value, failed: false })),
      error: () => setState((before) => ({ ...before, failed: true })),
    });
    return () => subscription.unsubscribe();
    // `query` is a new function at each render; the caller passes its dependencies.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, dependencies);
  return state;
}

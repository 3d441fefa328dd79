import { liveQuery } from "dexie";
import { startTransition, useEffect, useState } from "react";
import type { DependencyList } from "react";

/**
 * What `query` reads from the database, read again whenever what it read changes, in this tab or another.
 * Undefined until the first answer; `failed` when the database cannot be read.
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
    const subscription = liveQuery(query).subscribe({
      // A screen of teams takes a slow phone a while to make: in slices, so that taps are heard meanwhile.
      next: (value) => startTransition(() => setState({ value, failed: false })),
      error: () => setState((before) => ({ ...before, failed: true })),
    });
    return () => subscription.unsubscribe();
    // `query` is made anew at each render; what it depends on is said by the caller.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, dependencies);
  return state;
}

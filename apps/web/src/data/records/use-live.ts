import { startTransition, useEffect, useState } from "react";
import type { DependencyList } from "react";
import { database } from "./database.ts";
import type { RecordsDatabase } from "./database.ts";
import { followQuery } from "./follow-query.ts";

/**
 * The result of `query`, read again whenever its rows change, in this tab or another. Undefined until the first result;
 * `hasFailed` when the database cannot be read.
 */
export function useLive<Value>(
  query: (db: RecordsDatabase) => Promise<Value>,
  dependencies: DependencyList,
): { readonly value: Value | undefined; readonly hasFailed: boolean } {
  const [state, setState] = useState<{ value: Value | undefined; hasFailed: boolean }>({
    value: undefined,
    hasFailed: false,
  });
  useEffect(
    () =>
      followQuery(() => query(database), {
        // Rendering a screen of teams is slow on a slow phone: it is done in slices, so that taps are handled meanwhile.
        next: (value) => startTransition(() => setState({ value, hasFailed: false })),
        onFailure: () => setState((before) => ({ ...before, hasFailed: true })),
      }),
    // `query` is a new function at each render; the caller passes its dependencies.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    dependencies,
  );
  return state;
}

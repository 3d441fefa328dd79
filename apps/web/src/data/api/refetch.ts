import type { QueryClient } from "@tanstack/react-query";
import { forgetEarlyCalls } from "./early-calls.ts";

/**
 * Refetches the data of the key, or all data, because it changed on the server. Early replies that no screen has used yet
 * are forgotten. A first reply that is under way may be older than the change, and would end the invalidation: it is
 * invalidated once it is there.
 */
export const refetch = (client: QueryClient, queryKey: readonly unknown[] = []): void => {
  forgetEarlyCalls();
  for (const query of client.getQueryCache().findAll({ queryKey }))
    if (query.state.data === undefined && query.state.fetchStatus !== "idle")
      void query.promise?.then(
        () => client.invalidateQueries({ queryKey: query.queryKey, exact: true }),
        () => undefined,
      );
  void client.invalidateQueries({ queryKey });
};

import { QueryClient } from "@tanstack/react-query";
import { MINUTE } from "@teamwright/domain/durations";

/** One cache of the server's data. Server-sent events report changes, so entries stay fresh for minutes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 2 * MINUTE,
      gcTime: 30 * MINUTE,
      retry: false,
      // Offline reads use the device's cache inside the query function, so queries run even when offline.
      networkMode: "always",
      refetchOnWindowFocus: true,
    },
    mutations: { networkMode: "always", retry: false },
  },
});

/** Deletes what the server said to the previous account; open screens ask again. */
export const forgetQueries = async (): Promise<void> => {
  queryClient.removeQueries({ type: "inactive" });
  await queryClient.resetQueries();
};

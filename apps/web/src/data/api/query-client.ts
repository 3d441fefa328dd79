import { QueryClient } from "@tanstack/react-query";

const MINUTE = 60_000;

/** One cache of the server's data. Server-sent events say when it is old, so it stays fresh for minutes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 2 * MINUTE,
      gcTime: 30 * MINUTE,
      retry: false,
      // Offline reads come from the device's cache inside the query function, so a query always runs.
      networkMode: "always",
      refetchOnWindowFocus: true,
    },
    mutations: { networkMode: "always", retry: false },
  },
});

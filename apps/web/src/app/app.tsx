import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { BrowserRouter } from "react-router";
import { queryClient } from "#data/api/query-client.ts";
import { StorageAlert } from "#features/player/storage/storage-alert.tsx";
import { routerWindow } from "#lib/history-layers.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { AppRoutes } from "./routes.tsx";

export const App = () => {
  const [pages] = useState(routerWindow);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter window={pages}>
        <ErrorBoundary>
          <AppRoutes />
        </ErrorBoundary>
        <StorageAlert />
      </BrowserRouter>
    </QueryClientProvider>
  );
};

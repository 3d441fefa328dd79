import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { BrowserRouter } from "react-router";
import { queryClient } from "../data/api/query-client.ts";
import { StorageAlert } from "../features/storage/storage-alert.tsx";
import { cssVariablesResolver, theme } from "../ui/theme/theme.ts";
import { ToastHost } from "../ui/toast-host.tsx";
import { AppRoutes } from "./routes.tsx";

export const App = () => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AppRoutes />
        <StorageAlert />
      </BrowserRouter>
      <ToastHost />
    </QueryClientProvider>
  </MantineProvider>
);

import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router";
import { queryClient } from "../data/api/query-client.ts";
import { cssVariablesResolver, theme } from "../ui/theme/theme.ts";
import { router } from "./router.tsx";

export const App = () => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
    <QueryClientProvider client={queryClient}>
      <Notifications position="top-center" limit={3} autoClose={3500} />
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>
);

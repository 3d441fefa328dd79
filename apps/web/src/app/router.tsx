import { createBrowserRouter, type RouteObject } from "react-router";
import type { RouteEntry } from "../lib/route-entry.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { features } from "./features.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { Guard } from "./shell/guard.tsx";
import { Shell } from "./shell/shell.tsx";
import { FirstLoad } from "./shell/first-load.tsx";

const routeOf = (entry: RouteEntry): RouteObject => ({
  path: entry.path,
  handle: entry,
  errorElement: <ErrorScreen />,
  lazy: async () => {
    const Component = await entry.load();
    return {
      element: (
        <Guard access={entry.access}>
          <Component />
        </Guard>
      ),
    };
  },
});

const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <FirstLoad />,
    children: [...features.flat().map(routeOf), { path: "*", element: <NotFoundPage /> }],
  },
];

export const router = createBrowserRouter(routes);

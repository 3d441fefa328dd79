import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.analytics,
    title: "shell.title.analytics",
    access: "login",
    load: async () => (await import("./analytics-page.tsx")).AnalyticsPage,
  },
];

import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.analytics,
    title: "shell.title.analytics",
    access: "login",
    areas: ["common", "analytics", "teams"],
    load: async () => (await import("./analytics-page.tsx")).AnalyticsPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  analytics: "./analytics-page.tsx",
};

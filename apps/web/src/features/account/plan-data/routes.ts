import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.planData,
    title: "shell.title.noPlan",
    access: "login",
    bar: true,
    areas: ["home"],
    load: async () => (await import("./plan-data-page.tsx")).PlanDataPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  planData: "./plan-data-page.tsx",
};

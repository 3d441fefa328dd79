import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.planData,
    title: "shell.title.noPlan",
    access: "login",
    bar: true,
    load: async () => (await import("./plan-data-page.tsx")).PlanDataPage,
  },
];

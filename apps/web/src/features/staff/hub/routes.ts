import { paths } from "../../../lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "../../../ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.adminDecisionPanel,
    title: "shell.title.adminDashboard",
    access: "login",
    staff: ["admin"],
    bar: true,
    areas: ["staff", "replies"],
    load: async () => (await import("./admin-hub-page.tsx")).AdminHubPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  adminDecisionPanel: "./admin-hub-page.tsx",
};

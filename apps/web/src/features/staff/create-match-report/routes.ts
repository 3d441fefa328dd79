import { paths } from "../../../lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "../../../ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.createMatchReport,
    title: "shell.title.createMatchReport",
    access: "login",
    staff: ["prime_admin"],
    areas: ["report-authoring", "reports", "replies", "staff"],
    load: async () => (await import("./create-match-report-page.tsx")).CreateMatchReportPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  createMatchReport: "./create-match-report-page.tsx",
};

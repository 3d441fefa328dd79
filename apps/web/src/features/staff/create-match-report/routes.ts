import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.createMatchReport,
    title: "shell.title.createMatchReport",
    access: "login",
    staff: ["prime_admin"],
    areas: ["report-authoring", "reports", "replies", "staff"],
    load: async () => (await import("./create-match-report-page.tsx")).CreateMatchReportPage,
  },
  {
    path: paths.editMatchReport,
    title: "shell.title.editMatchReport",
    access: "login",
    staff: ["prime_admin"],
    areas: ["report-authoring", "reports", "replies", "staff"],
    load: async () => (await import("./edit-match-report-page.tsx")).EditMatchReportPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  createMatchReport: "./create-match-report-page.tsx",
  editMatchReport: "./edit-match-report-page.tsx",
};

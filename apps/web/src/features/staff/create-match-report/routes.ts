import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.createMatchReport,
    title: "shell.title.createMatchReport",
    access: "login",
    staff: ["prime_admin"],
    load: async () => (await import("./create-match-report-page.tsx")).CreateMatchReportPage,
  },
  {
    path: paths.editMatchReport,
    title: "shell.title.editMatchReport",
    access: "login",
    staff: ["prime_admin"],
    load: async () => (await import("./edit-match-report-page.tsx")).EditMatchReportPage,
  },
];

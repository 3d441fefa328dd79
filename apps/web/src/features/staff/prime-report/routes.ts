import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.report,
    title: "shell.title.primeReport",
    access: "login",
    staff: ["prime_admin", "group_admin"],
    areas: ["prime", "replies"],
    load: async () => (await import("./prime-report-page.tsx")).PrimeReportPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  report: "./prime-report-page.tsx",
};

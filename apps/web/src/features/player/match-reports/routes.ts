import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

const detail = async () => (await import("./detail/match-report-page.tsx")).MatchReportPage;

export const routes: readonly RouteEntry[] = [
  {
    path: paths.matchReports,
    title: "shell.title.matchReports",
    access: "plan",
    bar: true,
    areas: ["reports", "replies"],
    load: async () => (await import("./match-reports-page.tsx")).MatchReportsPage,
  },
  {
    path: paths.matchReportData,
    title: "shell.title.matchReport",
    access: "plan",
    areas: ["reports", "replies"],
    load: detail,
  },
  {
    path: paths.reportDetail,
    title: "shell.title.matchReport",
    access: "plan",
    areas: ["reports", "replies"],
    load: detail,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  matchReports: "./match-reports-page.tsx",
  matchReportData: "./detail/match-report-page.tsx",
  reportDetail: "./detail/match-report-page.tsx",
};

import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

const detail = async () => (await import("./detail/match-report-page.tsx")).MatchReportPage;

export const routes: readonly RouteEntry[] = [
  {
    path: paths.matchReports,
    title: "shell.title.matchReports",
    access: "plan",
    bar: true,
    load: async () => (await import("./match-reports-page.tsx")).MatchReportsPage,
  },
  {
    path: paths.matchReportData,
    title: "shell.title.matchReport",
    access: "plan",
    load: detail,
  },
  {
    path: paths.reportDetail,
    title: "shell.title.matchReport",
    access: "plan",
    load: detail,
  },
];

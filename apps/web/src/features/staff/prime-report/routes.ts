import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.report,
    title: "shell.title.primeReport",
    access: "login",
    staff: ["prime_admin", "group_admin"],
    load: async () => (await import("./prime-report-page.tsx")).PrimeReportPage,
  },
];

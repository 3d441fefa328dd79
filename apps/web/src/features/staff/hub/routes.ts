import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.adminDecisionPanel,
    title: "shell.title.adminDashboard",
    access: "login",
    staff: ["admin"],
    bar: true,
    load: async () => (await import("./admin-hub-page.tsx")).AdminHubPage,
  },
  {
    path: paths.primeDesk,
    title: "shell.primeDesk",
    access: "login",
    staff: ["prime_admin"],
    bar: true,
    load: async () => (await import("./prime-desk-page.tsx")).PrimeDeskPage,
  },
];

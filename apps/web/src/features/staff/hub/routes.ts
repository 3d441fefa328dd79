import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

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
  {
    path: paths.primeDesk,
    title: "shell.primeDesk",
    access: "login",
    staff: ["prime_admin"],
    bar: true,
    areas: ["staff", "groups", "replies"],
    load: async () => (await import("./prime-desk-page.tsx")).PrimeDeskPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  adminDecisionPanel: "./admin-hub-page.tsx",
  primeDesk: "./prime-desk-page.tsx",
};

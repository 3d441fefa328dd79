import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.accountsData,
    title: "shell.title.accountsData",
    access: "login",
    staff: ["superuser"],
    bar: true,
    areas: ["staff"],
    load: async () => (await import("./accounts-data-page.tsx")).AccountsDataPage,
  },
  {
    path: paths.adminAccountsData,
    title: "shell.title.adminAccountsData",
    access: "login",
    staff: ["admin"],
    bar: true,
    areas: ["staff"],
    load: async () => (await import("./admin-accounts-data-page.tsx")).AdminAccountsDataPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  accountsData: "./accounts-data-page.tsx",
  adminAccountsData: "./admin-accounts-data-page.tsx",
};

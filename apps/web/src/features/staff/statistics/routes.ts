import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.accountsData,
    title: "shell.title.accountsData",
    access: "login",
    staff: ["superuser"],
    bar: true,
    load: async () => (await import("./accounts-data-page.tsx")).AccountsDataPage,
  },
  {
    path: paths.adminAccountsData,
    title: "shell.title.adminAccountsData",
    access: "login",
    staff: ["admin"],
    bar: true,
    load: async () => (await import("./admin-accounts-data-page.tsx")).AdminAccountsDataPage,
  },
];

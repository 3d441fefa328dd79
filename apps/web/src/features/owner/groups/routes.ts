import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.primeOwnerPanel,
    title: "shell.title.primeOwnerPanel",
    access: "login",
    staff: ["group_admin"],
    load: async () => (await import("./owner-panel-page.tsx")).OwnerPanelPage,
  },
  {
    path: paths.postGroupTeam,
    title: "shell.title.postGroupTeams",
    access: "login",
    staff: ["group_admin"],
    load: async () => (await import("./post-page.tsx")).PostPage,
  },
];

import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.primeOwnerPanel,
    title: "shell.title.primeOwnerPanel",
    access: "login",
    staff: ["group_admin"],
    areas: ["groups", "replies"],
    load: async () => (await import("./owner-panel-page.tsx")).OwnerPanelPage,
  },
  {
    path: paths.postGroupTeam,
    title: "shell.title.postGroupTeams",
    access: "login",
    staff: ["group_admin"],
    areas: ["strategy-bounds", "common", "groups", "teams", "replies"],
    load: async () => (await import("./post-page.tsx")).PostPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  primeOwnerPanel: "./owner-panel-page.tsx",
  postGroupTeam: "./post-page.tsx",
};

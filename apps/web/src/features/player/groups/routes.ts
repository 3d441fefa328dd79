import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.groupList,
    title: "shell.title.groupTeams",
    access: "plan",
    areas: ["groups"],
    load: async () => (await import("./group-list-page.tsx")).GroupListPage,
  },
  {
    path: paths.displayGroupTeam,
    title: "shell.title.groupTeams",
    access: "plan",
    areas: ["common", "groups", "teams", "transfer", "replies"],
    load: async () => (await import("./group-teams-page.tsx")).GroupTeamsPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  groupList: "./group-list-page.tsx",
  displayGroupTeam: "./group-teams-page.tsx",
};

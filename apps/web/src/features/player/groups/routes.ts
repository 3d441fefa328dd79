import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.groupList,
    title: "shell.title.groupTeams",
    access: "plan",
    load: async () => (await import("./group-list-page.tsx")).GroupListPage,
  },
  {
    path: paths.displayGroupTeam,
    title: "shell.title.groupTeams",
    access: "plan",
    load: async () => (await import("./group-teams-page.tsx")).GroupTeamsPage,
  },
];

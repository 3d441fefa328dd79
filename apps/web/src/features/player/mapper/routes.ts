import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.mapperArena,
    title: "shell.title.fantasyAppTeams",
    access: "plan",
    load: async () => (await import("./mapper-arena-page.tsx")).MapperArenaPage,
  },
  {
    path: paths.mapperGeneration,
    title: "shell.title.typeOfTeams",
    access: "plan",
    load: async () => (await import("./mapper-generation-page.tsx")).MapperGenerationPage,
  },
  {
    path: paths.mapperFilterArena,
    title: "shell.title.mapperFilters",
    access: "plan",
    load: async () => (await import("./mapper-filter-page.tsx")).MapperFilterPage,
  },
  {
    path: paths.displayMapperTeams,
    title: "shell.title.fantasyAppTeams",
    access: "plan",
    load: async () => (await import("./mapper-teams-page.tsx")).MapperTeamsPage,
  },
];

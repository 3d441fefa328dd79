import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.mapperArena,
    title: "shell.title.fantasyAppTeams",
    access: "plan",
    areas: ["mapper"],
    load: async () => (await import("./mapper-arena-page.tsx")).MapperArenaPage,
  },
  {
    path: paths.mapperGeneration,
    title: "shell.title.typeOfTeams",
    access: "plan",
    areas: ["common", "mapper"],
    load: async () => (await import("./mapper-generation-page.tsx")).MapperGenerationPage,
  },
  {
    path: paths.mapperFilterArena,
    title: "shell.title.mapperFilters",
    access: "plan",
    areas: ["common", "mapper", "strategy"],
    load: async () => (await import("./mapper-filter-page.tsx")).MapperFilterPage,
  },
  {
    path: paths.displayMapperTeams,
    title: "shell.title.fantasyAppTeams",
    access: "plan",
    areas: ["common", "mapper", "replies", "teams", "transfer"],
    load: async () => (await import("./mapper-teams-page.tsx")).MapperTeamsPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  mapperArena: "./mapper-arena-page.tsx",
  mapperGeneration: "./mapper-generation-page.tsx",
  mapperFilterArena: "./mapper-filter-page.tsx",
  displayMapperTeams: "./mapper-teams-page.tsx",
};

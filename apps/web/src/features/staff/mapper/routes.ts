import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.mapper,
    title: "shell.title.mapToDream11",
    access: "login",
    staff: ["prime_admin"],
    areas: ["mapper-desk", "replies"],
    load: async () => (await import("./match-mapper-page.tsx")).MatchMapperPage,
  },
  {
    path: paths.automaticMapper,
    title: "shell.title.automaticMapper",
    access: "login",
    staff: ["prime_admin"],
    areas: ["mapper-desk", "replies", "transfer"],
    load: async () => (await import("./automatic-mapper-page.tsx")).AutomaticMapperPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  mapper: "./match-mapper-page.tsx",
  automaticMapper: "./automatic-mapper-page.tsx",
};

import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.mapper,
    title: "shell.title.mapToDream11",
    access: "login",
    staff: ["prime_admin"],
    load: async () => (await import("./match-mapper-page.tsx")).MatchMapperPage,
  },
  {
    path: paths.automaticMapper,
    title: "shell.title.automaticMapper",
    access: "login",
    staff: ["prime_admin"],
    load: async () => (await import("./automatic-mapper-page.tsx")).AutomaticMapperPage,
  },
];

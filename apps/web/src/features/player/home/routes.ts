import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.home,
    title: "shell.title.home",
    access: "open",
    bar: true,
    areas: ["home", "terms"],
    load: async () => (await import("./home-page.tsx")).HomePage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  home: "./home-page.tsx",
};

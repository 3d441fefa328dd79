import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.myMatches,
    title: "shell.title.myMatches",
    access: "login",
    bar: true,
    areas: ["common", "my-matches"],
    load: async () => (await import("./my-matches-page.tsx")).MyMatchesPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  myMatches: "./my-matches-page.tsx",
};

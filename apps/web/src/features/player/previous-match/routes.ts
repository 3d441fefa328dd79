import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.previousMatch,
    title: "shell.title.myMatches",
    access: "login",
    areas: ["common", "my-matches"],
    load: async () => (await import("./previous-match-page.tsx")).PreviousMatchPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  previousMatch: "./previous-match-page.tsx",
};

import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.savedMatches,
    title: "shell.title.savedMatches",
    access: "open",
    bar: true,
    areas: ["home", "terms"],
    load: async () => (await import("./saved-matches-page.tsx")).SavedMatchesPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  savedMatches: "./saved-matches-page.tsx",
};

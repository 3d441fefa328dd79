import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.savedMatches,
    title: "shell.title.savedMatches",
    access: "open",
    bar: true,
    load: async () => (await import("./saved-matches-page.tsx")).SavedMatchesPage,
  },
];

import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.previousMatch,
    title: "shell.title.myMatches",
    access: "login",
    load: async () => (await import("./previous-match-page.tsx")).PreviousMatchPage,
  },
];

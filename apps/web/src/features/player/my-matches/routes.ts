import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.myMatches,
    title: "shell.title.myMatches",
    access: "login",
    bar: true,
    load: async () => (await import("./my-matches-page.tsx")).MyMatchesPage,
  },
];

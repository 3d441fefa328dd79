import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.research,
    title: "shell.title.research",
    access: "login",
    bar: true,
    load: async () => (await import("./research-page.tsx")).ResearchPage,
  },
];

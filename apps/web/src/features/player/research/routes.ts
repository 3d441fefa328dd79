import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.research,
    title: "shell.title.research",
    access: "login",
    bar: true,
    areas: ["common", "research"],
    load: async () => (await import("./research-page.tsx")).ResearchPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  research: "./research-page.tsx",
};

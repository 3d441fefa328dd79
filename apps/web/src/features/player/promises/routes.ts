import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.promises,
    title: "shell.title.promises",
    access: "open",
    areas: ["suggest"],
    load: async () => (await import("./promises-page.tsx")).PromisesPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  promises: "./promises-page.tsx",
};

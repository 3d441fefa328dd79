import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.addPoint,
    title: "shell.title.addPlayerPoints",
    access: "login",
    areas: ["common", "results", "replies"],
    load: async () => (await import("./add-point-page.tsx")).AddPointPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  addPoint: "./add-point-page.tsx",
};

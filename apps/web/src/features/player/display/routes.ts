import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.display,
    title: "shell.title.generatedTeams",
    access: "login",
    areas: ["strategy-bounds", "common", "share-link", "teams", "transfer", "replies"],
    load: async () => (await import("./display-page.tsx")).DisplayPage,
  },
  {
    path: paths.displayAuto,
    title: "shell.title.generatedTeams",
    access: "login",
    areas: ["strategy-bounds", "common", "teams", "transfer", "replies"],
    load: async () => (await import("./display-auto-page.tsx")).DisplayAutoPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  display: "./display-page.tsx",
  displayAuto: "./display-auto-page.tsx",
};

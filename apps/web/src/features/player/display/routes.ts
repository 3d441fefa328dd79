import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.display,
    title: "shell.title.generatedTeams",
    access: "login",
    load: async () => (await import("./display-page.tsx")).DisplayPage,
  },
  {
    path: paths.displayAuto,
    title: "shell.title.generatedTeams",
    access: "login",
    load: async () => (await import("./display-auto-page.tsx")).DisplayAutoPage,
  },
];

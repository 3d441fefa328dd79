import { paths } from "../../lib/paths.ts";
import type { RouteEntry } from "../../ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.display,
    title: (text) => text.teams.title,
    access: "login",
    load: async () => (await import("./display-page.tsx")).DisplayPage,
  },
  {
    path: paths.displayAuto,
    title: (text) => text.teams.title,
    access: "login",
    load: async () => (await import("./display-auto-page.tsx")).DisplayAutoPage,
  },
];

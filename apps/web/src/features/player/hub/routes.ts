import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.decision,
    title: "shell.title.decision",
    access: "plan",
    step: true,
    areas: ["experts"],
    load: async () => (await import("./hub-page.tsx")).HubPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  decision: "./hub-page.tsx",
};

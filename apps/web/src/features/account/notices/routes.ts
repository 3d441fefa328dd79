import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.notices,
    title: "shell.title.notices",
    access: "login",
    areas: ["notices"],
    load: async () => (await import("./notices-page.tsx")).NoticesPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  notices: "./notices-page.tsx",
};

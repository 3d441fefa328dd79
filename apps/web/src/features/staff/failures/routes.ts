import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.failures,
    title: "shell.title.failures",
    access: "login",
    staff: ["admin"],
    areas: ["failures", "profile", "staff", "replies"],
    load: async () => (await import("./failures-page.tsx")).FailuresPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  failures: "./failures-page.tsx",
};

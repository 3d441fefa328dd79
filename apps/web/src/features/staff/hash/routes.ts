import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.hashValue,
    title: "shell.title.hashValue",
    access: "login",
    staff: ["admin"],
    bar: true,
    areas: ["replies", "staff"],
    load: async () => (await import("./hash-page.tsx")).HashPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  hashValue: "./hash-page.tsx",
};

import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.secondFactor,
    title: "shell.title.secondFactor",
    access: "login",
    areas: ["second-factor", "replies"],
    load: async () => (await import("./second-factor-page.tsx")).SecondFactorPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  secondFactor: "./second-factor-page.tsx",
};

import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.result,
    title: "shell.title.results",
    access: "login",
    areas: ["strategy-bounds", "common", "strategy", "teams", "results"],
    load: async () => (await import("./result-page.tsx")).ResultPage,
  },
  {
    path: paths.resultAuto,
    title: "shell.title.results",
    access: "login",
    areas: ["strategy-bounds", "common", "teams", "results"],
    load: async () => (await import("./result-auto-page.tsx")).ResultAutoPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  result: "./result-page.tsx",
  resultAuto: "./result-auto-page.tsx",
};

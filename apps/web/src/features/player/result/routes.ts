import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.result,
    title: "shell.title.results",
    access: "login",
    load: async () => (await import("./result-page.tsx")).ResultPage,
  },
  {
    path: paths.resultAuto,
    title: "shell.title.results",
    access: "login",
    load: async () => (await import("./result-auto-page.tsx")).ResultAutoPage,
  },
];

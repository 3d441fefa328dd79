import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.home,
    title: "shell.title.home",
    access: "open",
    bar: true,
    load: async () => (await import("./home-page.tsx")).HomePage,
  },
];

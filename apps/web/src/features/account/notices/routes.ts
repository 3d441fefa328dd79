import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.notices,
    title: "shell.title.notices",
    access: "login",
    load: async () => (await import("./notices-page.tsx")).NoticesPage,
  },
];

import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.failures,
    title: "shell.title.failures",
    access: "login",
    staff: ["admin"],
    load: async () => (await import("./failures-page.tsx")).FailuresPage,
  },
];

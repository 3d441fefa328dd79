import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.promises,
    title: "shell.title.promises",
    access: "open",
    load: async () => (await import("./promises-page.tsx")).PromisesPage,
  },
];

import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.decision,
    title: "shell.title.decision",
    access: "plan",
    step: true,
    load: async () => (await import("./hub-page.tsx")).HubPage,
  },
];

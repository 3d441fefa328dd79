import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.player,
    title: "shell.title.player",
    access: "plan",
    step: true,
    load: async () => (await import("./player-page.tsx")).PlayerPage,
  },
];

import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.player,
    title: "shell.title.player",
    access: "plan",
    step: true,
    areas: ["common", "strategy", "player-facts"],
    load: async () => (await import("./player-page.tsx")).PlayerPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  player: "./player-page.tsx",
};

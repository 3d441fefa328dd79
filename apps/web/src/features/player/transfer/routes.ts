import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.transferArena,
    title: "shell.title.transfer",
    access: "plan",
    areas: ["transfer", "replies"],
    load: async () => (await import("./transfer-arena-page.tsx")).TransferArenaPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  transferArena: "./transfer-arena-page.tsx",
};

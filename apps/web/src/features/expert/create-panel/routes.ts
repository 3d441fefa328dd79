import { paths } from "#lib/paths.ts";
import { POSTERS } from "#lib/staff-powers.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.createPanel,
    title: "shell.title.createPanel",
    access: "plan",
    staff: POSTERS,
    areas: ["common", "predictions", "strategy", "strategy-bounds", "replies"],
    load: async () => (await import("./create-panel-page.tsx")).CreatePanelPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  createPanel: "./create-panel-page.tsx",
};

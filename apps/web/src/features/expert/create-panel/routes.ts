import { paths } from "#lib/paths.ts";
import { POSTERS } from "#lib/staff-powers.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.createPanel,
    title: "shell.title.createPanel",
    access: "plan",
    staff: POSTERS,
    load: async () => (await import("./create-panel-page.tsx")).CreatePanelPage,
  },
];

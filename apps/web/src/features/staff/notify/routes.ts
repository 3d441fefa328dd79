import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.notify,
    title: "shell.title.superUserNotifyList",
    access: "login",
    staff: ["admin"],
    areas: ["staff"],
    load: async () => (await import("./notify-page.tsx")).NotifyPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  notify: "./notify-page.tsx",
};

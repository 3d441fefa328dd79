import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.notify,
    title: "shell.title.superUserNotifyList",
    access: "login",
    staff: ["admin"],
    load: async () => (await import("./notify-page.tsx")).NotifyPage,
  },
];

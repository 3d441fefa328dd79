import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.printTeams,
    title: "shell.title.print",
    access: "login",
    load: async () => (await import("./print-page.tsx")).PrintPage,
  },
  {
    path: paths.shortcutPrintNormal,
    title: "shell.title.shortcutPrint",
    access: "login",
    load: async () => (await import("./shortcut-print-page.tsx")).ShortcutPrintPage,
  },
  {
    path: paths.shortcutPrintAuto,
    title: "shell.title.shortcutPrint",
    access: "login",
    load: async () => (await import("./shortcut-print-page.tsx")).ShortcutPrintPage,
  },
];

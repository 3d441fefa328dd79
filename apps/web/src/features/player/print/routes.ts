import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.printTeams,
    title: "shell.title.print",
    access: "login",
    areas: ["common", "teams", "results"],
    load: async () => (await import("./print-page.tsx")).PrintPage,
  },
  {
    path: paths.shortcutPrintNormal,
    title: "shell.title.shortcutPrint",
    access: "login",
    areas: ["common"],
    load: async () => (await import("./shortcut-print-page.tsx")).ShortcutPrintPage,
  },
  {
    path: paths.shortcutPrintAuto,
    title: "shell.title.shortcutPrint",
    access: "login",
    areas: ["common"],
    load: async () => (await import("./shortcut-print-page.tsx")).ShortcutPrintPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  printTeams: "./print-page.tsx",
  shortcutPrintNormal: "./shortcut-print-page.tsx",
  shortcutPrintAuto: "./shortcut-print-page.tsx",
};

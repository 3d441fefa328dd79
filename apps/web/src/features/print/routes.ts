import { messages } from "@teamwright/domain/messages";
import { paths } from "../../lib/paths.ts";
import type { RouteEntry } from "../../ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.printTeams,
    title: () => messages.generic.print,
    access: "login",
    load: async () => (await import("./print-page.tsx")).PrintPage,
  },
  {
    path: paths.shortcutPrintNormal,
    title: () => messages.display.shortcutPrint,
    access: "login",
    load: async () => (await import("./shortcut-print-page.tsx")).ShortcutPrintPage,
  },
  {
    path: paths.shortcutPrintAuto,
    title: () => messages.display.shortcutPrint,
    access: "login",
    load: async () => (await import("./shortcut-print-page.tsx")).ShortcutPrintPage,
  },
];

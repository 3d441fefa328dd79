import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

// Titles are not from the staff texts: this eagerly loaded file would add them to every user's first load.
export const routes: readonly RouteEntry[] = [
  {
    path: paths.matchDesk,
    title: "shell.title.matchDesk",
    access: "login",
    staff: ["admin"],
    load: async () => (await import("./match-desk-page.tsx")).MatchDeskPage,
  },
  {
    path: paths.matchDeskMatch,
    title: "shell.title.editMatch",
    access: "login",
    staff: ["admin"],
    load: async () => (await import("./edit-match-page.tsx")).EditMatchPage,
  },
];

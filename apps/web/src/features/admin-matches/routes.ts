import { paths } from "../../lib/paths.ts";
import type { RouteEntry } from "../../ui/route-entry.ts";

// Titles not from the staff words: this eager file would pull them into everybody's first load.
export const routes: readonly RouteEntry[] = [
  {
    path: paths.matchDesk,
    title: () => "Match Desk",
    access: "login",
    staff: ["admin"],
    load: async () => (await import("./match-desk-page.tsx")).MatchDeskPage,
  },
  {
    path: paths.matchDeskMatch,
    title: () => "Edit match",
    access: "login",
    staff: ["admin"],
    load: async () => (await import("./edit-match-page.tsx")).EditMatchPage,
  },
];

import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.bookTeams,
    title: "shell.title.bookTeams",
    access: "login",
    load: async () => (await import("./book-teams-page.tsx")).BookTeamsPage,
  },
  {
    path: paths.booking,
    title: "shell.title.bookTeams",
    access: "login",
    load: async () => (await import("./booking-page.tsx")).BookingPage,
  },
];

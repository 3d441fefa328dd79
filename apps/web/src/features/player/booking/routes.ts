import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.bookTeams,
    title: "shell.title.bookTeams",
    access: "login",
    areas: ["prime", "replies"],
    load: async () => (await import("./book-teams-page.tsx")).BookTeamsPage,
  },
  {
    path: paths.booking,
    title: "shell.title.bookTeams",
    access: "login",
    areas: ["prime", "replies"],
    load: async () => (await import("./booking-page.tsx")).BookingPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  bookTeams: "./book-teams-page.tsx",
  booking: "./booking-page.tsx",
};

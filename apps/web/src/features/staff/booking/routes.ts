import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.bookingPanel,
    title: "shell.title.bookTeams",
    access: "login",
    staff: ["prime_admin"],
    areas: ["staff", "replies"],
    load: async () => (await import("./booking-panel-page.tsx")).BookingPanelPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  bookingPanel: "./booking-panel-page.tsx",
};

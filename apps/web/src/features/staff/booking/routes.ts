import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.bookingPanel,
    title: "shell.title.bookTeams",
    access: "login",
    staff: ["prime_admin"],
    load: async () => (await import("./booking-panel-page.tsx")).BookingPanelPage,
  },
];

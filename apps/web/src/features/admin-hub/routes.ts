import { messages } from "@teamwright/domain/messages";
import { paths } from "../../lib/paths.ts";
import type { RouteEntry } from "../../ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.adminDecisionPanel,
    title: () => messages.menu.adminDashboard,
    access: "login",
    staff: ["admin"],
    bar: true,
    load: async () => (await import("./admin-hub-page.tsx")).AdminHubPage,
  },
];

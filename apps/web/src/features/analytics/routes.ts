import { messages } from "@teamwright/domain/messages";
import { paths } from "../../lib/paths.ts";
import type { RouteEntry } from "../../ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.analytics,
    title: () => messages.display.analytics,
    access: "login",
    load: async () => (await import("./analytics-page.tsx")).AnalyticsPage,
  },
];

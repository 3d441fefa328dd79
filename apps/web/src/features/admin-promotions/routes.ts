import { paths } from "../../lib/paths.ts";
import type { RouteEntry } from "../../ui/route-entry.ts";

// Titles stand here and not in the staff words, which this eager file would pull into everybody's first load.
export const routes: readonly RouteEntry[] = [
  {
    path: paths.promotionDashboard,
    title: () => "Promotion Dashboard",
    access: "login",
    staff: ["admin"],
    load: async () => (await import("./promotion-dashboard-page.tsx")).PromotionDashboardPage,
  },
  {
    path: paths.promotionCreate,
    title: () => "Create Promotion",
    access: "login",
    staff: ["admin"],
    load: async () => (await import("./promotion-create-page.tsx")).PromotionCreatePage,
  },
  {
    path: paths.promotionEdit,
    title: () => "Edit Promotion",
    access: "login",
    staff: ["admin"],
    load: async () => (await import("./promotion-edit-page.tsx")).PromotionEditPage,
  },
];

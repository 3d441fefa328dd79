import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

// Titles are here and not in the staff texts, which this eagerly loaded file would add to every user's first load.
export const routes: readonly RouteEntry[] = [
  {
    path: paths.promotionDashboard,
    title: "shell.title.promotionDashboard",
    access: "login",
    staff: ["admin"],
    load: async () => (await import("./promotion-dashboard-page.tsx")).PromotionDashboardPage,
  },
  {
    path: paths.promotionCreate,
    title: "shell.title.createPromotion",
    access: "login",
    staff: ["admin"],
    load: async () => (await import("./promotion-create-page.tsx")).PromotionCreatePage,
  },
  {
    path: paths.promotionEdit,
    title: "shell.title.editPromotion",
    access: "login",
    staff: ["admin"],
    load: async () => (await import("./promotion-edit-page.tsx")).PromotionEditPage,
  },
];

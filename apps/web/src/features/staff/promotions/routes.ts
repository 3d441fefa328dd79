import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

// Titles are here and not in the staff texts, which this eagerly loaded file would add to every user's first load.
export const routes: readonly RouteEntry[] = [
  {
    path: paths.promotionDashboard,
    title: "shell.title.promotionDashboard",
    access: "login",
    staff: ["admin"],
    areas: ["staff"],
    load: async () => (await import("./promotion-dashboard-page.tsx")).PromotionDashboardPage,
  },
  {
    path: paths.promotionCreate,
    title: "shell.title.createPromotion",
    access: "login",
    staff: ["admin"],
    areas: ["replies", "staff"],
    load: async () => (await import("./promotion-create-page.tsx")).PromotionCreatePage,
  },
  {
    path: paths.promotionEdit,
    title: "shell.title.editPromotion",
    access: "login",
    staff: ["admin"],
    areas: ["replies", "staff"],
    load: async () => (await import("./promotion-edit-page.tsx")).PromotionEditPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  promotionDashboard: "./promotion-dashboard-page.tsx",
  promotionCreate: "./promotion-create-page.tsx",
  promotionEdit: "./promotion-edit-page.tsx",
};

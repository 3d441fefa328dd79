import type { ComponentType } from "react";
import { paths } from "../../lib/paths.ts";
import type { RouteEntry } from "../../lib/route-entry.ts";

type PageName = keyof typeof import("./pages.tsx");

const page = (path: string, title: RouteEntry["title"], name: PageName): RouteEntry => ({
  path,
  title,
  access: "open",
  bar: true,
  load: async (): Promise<ComponentType> => (await import("./pages.tsx"))[name],
});

export const routes: readonly RouteEntry[] = [
  page(paths.aboutUs, ({ shell }) => shell.aboutUs, "AboutUsPage"),
  page(paths.contactUs, ({ shell }) => shell.contactUs, "ContactUsPage"),
  page(paths.refundPolicy, ({ shell }) => shell.refundPolicy, "RefundPolicyPage"),
  page(paths.bestTips, ({ shell }) => shell.bestTips, "BestTipsPage"),
  page(paths.howToGenerate, ({ shell }) => shell.howToGenerate, "HowToGeneratePage"),
];

import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

const page = (path: string, title: RouteEntry["title"], load: RouteEntry["load"]): RouteEntry => ({
  path,
  title,
  access: "open",
  bar: true,
  load,
});

export const routes: readonly RouteEntry[] = [
  page(paths.aboutUs, "shell.title.aboutUs", async () => (await import("./pages.tsx")).AboutUsPage),
  page(paths.contactUs, "shell.title.contactUs", async () => (await import("./pages.tsx")).ContactUsPage),
  page(
    paths.refundPolicy,
    "shell.title.refundPolicy",
    async () => (await import("./pages.tsx")).RefundPolicyPage,
  ),
  page(paths.bestTips, "shell.title.bestTips", async () => (await import("./pages.tsx")).BestTipsPage),
  page(
    paths.howToGenerate,
    "shell.title.howToGenerate",
    async () => (await import("./pages.tsx")).HowToGeneratePage,
  ),
];

import { paths } from "../../lib/paths.ts";
import type { RouteEntry } from "../../ui/route-entry.ts";

const page = (path: string, title: RouteEntry["title"], load: RouteEntry["load"]): RouteEntry => ({
  path,
  title,
  access: "open",
  bar: true,
  load,
});

export const routes: readonly RouteEntry[] = [
  page(
    paths.aboutUs,
    ({ shell }) => shell.aboutUs,
    async () => (await import("./pages.tsx")).AboutUsPage,
  ),
  page(
    paths.contactUs,
    ({ shell }) => shell.contactUs,
    async () => (await import("./pages.tsx")).ContactUsPage,
  ),
  page(
    paths.refundPolicy,
    ({ shell }) => shell.refundPolicy,
    async () => (await import("./pages.tsx")).RefundPolicyPage,
  ),
  page(
    paths.bestTips,
    ({ shell }) => shell.bestTips,
    async () => (await import("./pages.tsx")).BestTipsPage,
  ),
  page(
    paths.howToGenerate,
    ({ shell }) => shell.howToGenerate,
    async () => (await import("./pages.tsx")).HowToGeneratePage,
  ),
];

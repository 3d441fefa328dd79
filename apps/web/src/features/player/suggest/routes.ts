import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.suggest,
    title: "shell.title.suggest",
    access: "plan",
    step: true,
    areas: ["suggest", "teams", "transfer", "common", "strategy", "replies"],
    load: async () => (await import("./suggest-page.tsx")).SuggestPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  suggest: "./suggest-page.tsx",
};

import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.suggest,
    title: "shell.title.suggest",
    access: "plan",
    step: true,
    load: async () => (await import("./suggest-page.tsx")).SuggestPage,
  },
];

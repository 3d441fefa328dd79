import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.secondFactor,
    title: "shell.title.secondFactor",
    access: "login",
    load: async () => (await import("./second-factor-page.tsx")).SecondFactorPage,
  },
];

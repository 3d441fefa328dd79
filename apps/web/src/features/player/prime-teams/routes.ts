import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.primeDisplay,
    title: "shell.title.primeTeams",
    access: "login",
    areas: ["common", "home", "terms", "teams", "prime", "transfer", "replies"],
    load: async () => (await import("./prime-display-page.tsx")).PrimeDisplayPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  primeDisplay: "./prime-display-page.tsx",
};

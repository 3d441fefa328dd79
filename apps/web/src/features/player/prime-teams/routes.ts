import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.primeDisplay,
    title: "shell.title.primeTeams",
    access: "login",
    load: async () => (await import("./prime-display-page.tsx")).PrimeDisplayPage,
  },
];

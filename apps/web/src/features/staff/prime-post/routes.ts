import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.postPrime,
    title: "shell.title.postPrime",
    access: "login",
    staff: ["prime_admin"],
    load: async () => (await import("./prime-post-page.tsx")).PrimePostPage,
  },
];

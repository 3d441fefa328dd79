import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.postPrime,
    title: "shell.title.postPrime",
    access: "login",
    staff: ["prime_admin"],
    areas: ["common", "groups", "staff", "transfer", "replies"],
    load: async () => (await import("./prime-post-page.tsx")).PrimePostPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  postPrime: "./prime-post-page.tsx",
};

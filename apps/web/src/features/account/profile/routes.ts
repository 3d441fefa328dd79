import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.profile,
    title: "shell.title.profile",
    access: "login",
    bar: true,
    load: async () => (await import("./profile-page.tsx")).ProfilePage,
  },
];

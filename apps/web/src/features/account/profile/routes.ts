import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.profile,
    title: "shell.title.profile",
    access: "login",
    bar: true,
    areas: ["profile", "notices", "transfer", "replies"],
    load: async () => (await import("./profile-page.tsx")).ProfilePage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  profile: "./profile-page.tsx",
};

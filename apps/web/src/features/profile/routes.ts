import { paths } from "../../lib/paths.ts";
import type { RouteEntry } from "../../ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.profile,
    title: (text) => text.profile.title,
    access: "login",
    bar: true,
    load: async () => (await import("./profile-page.tsx")).ProfilePage,
  },
];

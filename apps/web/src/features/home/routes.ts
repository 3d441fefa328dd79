import { paths } from "../../lib/paths.ts";
import type { RouteEntry } from "../../ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.home,
    title: (text) => text.home.title,
    access: "open",
    bar: true,
    load: async () => (await import("./home-page.tsx")).HomePage,
  },
];

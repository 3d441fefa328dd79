import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.hashValue,
    title: "shell.title.hashValue",
    access: "login",
    staff: ["admin"],
    bar: true,
    load: async () => (await import("./hash-page.tsx")).HashPage,
  },
];

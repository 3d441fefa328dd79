import { messages } from "@teamwright/domain/messages";
import { paths } from "../../lib/paths.ts";
import type { RouteEntry } from "../../ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.addPoint,
    title: () => messages.points.addPlayerPoints,
    access: "login",
    load: async () => (await import("./add-point-page.tsx")).AddPointPage,
  },
];

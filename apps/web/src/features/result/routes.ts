import { messages } from "@teamwright/domain/messages";
import { paths } from "../../lib/paths.ts";
import type { RouteEntry } from "../../ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.result,
    title: () => messages.result.results,
    access: "login",
    load: async () => (await import("./result-page.tsx")).ResultPage,
  },
  {
    path: paths.resultAuto,
    title: () => messages.result.results,
    access: "login",
    load: async () => (await import("./result-auto-page.tsx")).ResultAutoPage,
  },
];

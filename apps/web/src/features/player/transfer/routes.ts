import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.transferArena,
    title: "shell.title.transfer",
    access: "plan",
    load: async () => (await import("./transfer-arena-page.tsx")).TransferArenaPage,
  },
];

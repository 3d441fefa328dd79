import { paths } from "../../lib/paths.ts";
import type { RouteEntry } from "../../ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.auditLog,
    // Not from the staff words: this eager file would pull them into everybody's first load.
    title: () => "Audit Log",
    access: "login",
    staff: ["admin"],
    load: async () => (await import("./audit-page.tsx")).AuditPage,
  },
];

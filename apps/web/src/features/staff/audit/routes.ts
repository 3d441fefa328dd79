import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.auditLog,
    // Not from the staff texts: this eagerly loaded file would add them to every user's first load.
    title: "shell.title.auditLog",
    access: "login",
    staff: ["admin"],
    load: async () => (await import("./audit-page.tsx")).AuditPage,
  },
];

import { messages } from "@teamwright/domain/messages";
import { paths } from "../../lib/paths.ts";
import type { RouteEntry } from "../../ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.registerUser,
    title: () => messages.menu.registerUser,
    access: "login",
    staff: ["admin", "superuser"],
    bar: true,
    load: async () => (await import("./register-page.tsx")).RegisterPage,
  },
  {
    path: paths.manageUser,
    title: () => messages.menu.manageUser,
    access: "login",
    // A prime admin without a role finds only the prime controls here.
    staff: ["admin", "superuser", "prime_admin"],
    bar: true,
    load: async () => (await import("./manage-user-page.tsx")).ManageUserPage,
  },
];

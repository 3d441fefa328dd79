import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.registerUser,
    title: "shell.title.registerUser",
    access: "login",
    staff: ["admin", "superuser"],
    bar: true,
    load: async () => (await import("./register-page.tsx")).RegisterPage,
  },
  {
    path: paths.users,
    title: "shell.users",
    access: "login",
    staff: ["admin"],
    bar: true,
    load: async () => (await import("./users-page.tsx")).UsersPage,
  },
  {
    path: paths.manyUsers,
    title: "shell.manyUsers",
    access: "login",
    staff: ["admin", "superuser"],
    load: async () => (await import("./many-page.tsx")).ManyPage,
  },
  {
    path: paths.manageUser,
    title: "shell.title.manageUser",
    access: "login",
    // A prime admin without a role finds only the prime controls here.
    staff: ["admin", "superuser", "prime_admin"],
    bar: true,
    load: async () => (await import("./manage-user-page.tsx")).ManageUserPage,
  },
];

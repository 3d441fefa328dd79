import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.login,
    title: "shell.title.login",
    access: "open",
    load: async () => (await import("./login-page.tsx")).LoginPage,
  },
  {
    path: paths.identity,
    title: "shell.title.login",
    access: "open",
    load: async () => (await import("./identity-page.tsx")).IdentityPage,
  },
  {
    path: paths.changePassword,
    title: "shell.title.changePassword",
    access: "open",
    load: async () => (await import("./change-password-page.tsx")).ChangePasswordPage,
  },
];

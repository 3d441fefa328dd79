import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.login,
    title: "shell.title.login",
    access: "open",
    areas: ["sign-in", "replies"],
    load: async () => (await import("./login-page.tsx")).LoginPage,
  },
  {
    path: paths.identity,
    title: "shell.title.login",
    access: "open",
    areas: ["sign-in", "replies"],
    load: async () => (await import("./identity-page.tsx")).IdentityPage,
  },
  {
    path: paths.changePassword,
    title: "shell.title.changePassword",
    access: "open",
    areas: ["sign-in", "replies"],
    load: async () => (await import("./change-password-page.tsx")).ChangePasswordPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  login: "./login-page.tsx",
  identity: "./identity-page.tsx",
  changePassword: "./change-password-page.tsx",
};

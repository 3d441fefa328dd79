import { paths } from "../../lib/paths.ts";
import type { RouteEntry } from "../../ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.login,
    title: (text) => text.signIn.loginTitle,
    access: "open",
    load: async () => (await import("./login-page.tsx")).LoginPage,
  },
  {
    path: paths.changePassword,
    title: (text) => text.signIn.passwordTitle,
    access: "open",
    load: async () => (await import("./change-password-page.tsx")).ChangePasswordPage,
  },
];

import type { Handler } from "../../http/handler.ts";
import { changePassword } from "./change-password.ts";
import { loginByLink } from "./login-by-link.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { endOwnSession, listOwnSessions } from "./own-sessions.ts";

export const authHandlers: readonly Handler[] = [
  login,
  loginByLink,
  logout,
  changePassword,
  listOwnSessions,
  endOwnSession,
];

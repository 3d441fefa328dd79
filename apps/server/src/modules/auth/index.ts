import type { Handler } from "../../http/handler.ts";
import type { RelationResolver } from "../../http/relation.ts";
import { changePassword } from "./handlers/change-password.ts";
import { loginByLink } from "./handlers/login-by-link.ts";
import { login } from "./handlers/login.ts";
import { logout } from "./handlers/logout.ts";
import { endOwnSession, listOwnSessions } from "./handlers/own-sessions.ts";
import { ownerOfSession } from "./session.repository.ts";

export const authHandlers: readonly Handler[] = [
  login,
  loginByLink,
  logout,
  changePassword,
  listOwnSessions,
  endOwnSession,
];

export const authRelations: readonly RelationResolver[] = [ownerOfSession];

export { authJobs } from "./jobs.ts";

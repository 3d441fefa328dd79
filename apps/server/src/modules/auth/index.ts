import type { Handler } from "#http/handler.ts";
import type { RelationResolver } from "#http/relation.ts";
import { createKey, listOwnKeys, revokeKey } from "./handlers/api-keys.ts";
import { changePassword } from "./handlers/change-password.ts";
import { loginByLink } from "./handlers/login-by-link.ts";
import { beginIdentityLink, identityStatus, linkIdentity, unlinkIdentity } from "./handlers/identity.ts";
import { beginIdentitySignIn, loginByIdentity } from "./handlers/login-by-identity.ts";
import { beginPasskeySignIn, loginByPasskey } from "./handlers/login-by-passkey.ts";
import { login } from "./handlers/login.ts";
import { logout } from "./handlers/logout.ts";
import { me } from "./handlers/me.ts";
import {
  beginPasskey,
  createPasskey,
  listOwnPasskeys,
  removePasskey,
  renameOwnPasskey,
} from "./handlers/passkeys.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorStatus,
  verifySecondFactor,
} from "./handlers/second-factor.ts";
import { endOwnSession, listOwnSessions } from "./handlers/own-sessions.ts";
import { ownerOfPasskey } from "./passkey.repository.ts";
import { ownerOfApiKey } from "./api-key.repository.ts";
import { ownerOfSession } from "./session.repository.ts";

export const authHandlers: readonly Handler[] = [
  login,
  loginByLink,
  logout,
  changePassword,
  me,
  listOwnSessions,
  endOwnSession,
  listOwnKeys,
  createKey,
  revokeKey,
  beginPasskeySignIn,
  loginByPasskey,
  listOwnPasskeys,
  beginPasskey,
  createPasskey,
  renameOwnPasskey,
  removePasskey,
  beginIdentitySignIn,
  loginByIdentity,
  identityStatus,
  beginIdentityLink,
  linkIdentity,
  unlinkIdentity,
  secondFactorStatus,
  beginSecondFactor,
  confirmSecondFactor,
  verifySecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
];

export const authRelations: readonly RelationResolver[] = [ownerOfSession, ownerOfApiKey, ownerOfPasskey];

export { authJobs } from "./jobs.ts";

/** The exports of this module for other parts of the server. */
export { credentialsKind, tellCredentials } from "./tell-credentials.ts";
export { guessesKind } from "./tell-guesses.ts";
export { eraseSignIns, readSignIns } from "./personal-data.repository.ts";
export { refuseWrongPassword, wrongPassword } from "./own-password.ts";
export { deleteApiKeys, keysEndingWithin, listApiKeys, makeApiKey } from "./api-key.repository.ts";
export { cachedKeys, cachedSessions } from "./cached-sessions.ts";
export { LOGIN_LIMIT, clearDeviceHistory, countNewDevices } from "./device.repository.ts";
export { forgiveAccount, takeTelling } from "./login-guard.repository.ts";
export {
  SESSION_LIFE,
  countOtherLiveDevices,
  endSessionByToken,
  endSessions,
  lockSession,
  sessionExists,
  startSession,
  withPowers,
} from "./session.repository.ts";
export { deleteIdentity } from "./identity.repository.ts";
export { deletePasskeys } from "./passkey.repository.ts";
export { countUnprotectedStaff, deleteFactor, resealFactors } from "./second-factor.repository.ts";
export { LINK_MINUTES, addSignInLink } from "./sign-in-link.repository.ts";

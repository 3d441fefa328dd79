import { Secret, TOTP } from "otpauth";

/** What an authenticator app shows for the key, `later` periods of 30 seconds from now. */
export const timedCode = (key: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * 30_000 });

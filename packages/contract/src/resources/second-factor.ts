import * as z from "zod/mini";
import { bySession, signedIn } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { instant, password } from "../shapes.ts";

/** One-time codes for the case that the device with the time-based codes is lost. */
export const RECOVERY_CODES = 10;

const recoveryCodes = () => z.array(z.string());

const status = () =>
  z.object({
    /**
     * What this session must do before the powers beyond a customer's count: give a code, or set a second factor up.
     * Null: nothing.
     */
    needs: z.nullable(z.enum(["code", "setup"])),
    /** Whether the account has time-based codes. */
    codes: z.boolean(),
    /** Whether the account has a passkey, which is a second factor as well. */
    passkey: z.boolean(),
    /** Recovery codes that were not used yet. */
    recoveryCodes: z.int(),
    /** From when on the account needs a second factor; null: it does not. */
    requiredFrom: z.nullable(instant),
  });
export type SecondFactorStatus = z.infer<ReturnType<typeof status>>;

/** A second factor of people with powers: time-based codes (RFC 6238), or a passkey (`passkeys.ts`). */
export const secondFactor = {
  status: endpoint({
    name: "secondFactor.status",
    method: "GET",
    path: "/api/second-factor",
    summary: "The account's second factor, and what this session must do before its powers count.",
    access: bySession(signedIn),
    reply: () => ({ data: status() }),
  }),
  begin: endpoint({
    name: "secondFactor.begin",
    method: "POST",
    path: "/api/second-factor/begin",
    summary:
      "Begin to set time-based codes up, after a proof of the password. They count after the first code.",
    access: bySession(signedIn),
    body: () => z.object({ password }),
    /** The key for an authenticator app, base32, and the same as an otpauth address. */
    reply: () => ({ data: z.object({ key: z.string(), address: z.string() }) }),
  }),
  confirm: endpoint({
    name: "secondFactor.confirm",
    method: "POST",
    path: "/api/second-factor/confirm",
    summary: "Turn time-based codes on with the first one. The recovery codes are shown once.",
    access: bySession(signedIn),
    body: () => z.object({ code: oneTimeCode() }),
    reply: () => ({ data: z.object({ recoveryCodes: recoveryCodes() }) }),
  }),
  verify: endpoint({
    name: "secondFactor.verify",
    method: "POST",
    path: "/api/second-factor/verify",
    summary: "Prove the second factor to this session, by a time-based code or a recovery code.",
    access: bySession(signedIn),
    body: () => z.object({ code: oneTimeCode() }),
    reply: () => ({}),
  }),
  renewRecovery: endpoint({
    name: "secondFactor.renewRecovery",
    method: "POST",
    path: "/api/second-factor/recovery",
    summary: "Replace the recovery codes, after a proof of the password. They are shown once.",
    access: bySession(signedIn),
    body: () => z.object({ password }),
    reply: () => ({ data: z.object({ recoveryCodes: recoveryCodes() }) }),
  }),
  remove: endpoint({
    name: "secondFactor.remove",
    method: "POST",
    path: "/api/second-factor/remove",
    summary: "Turn time-based codes off, after a proof of the password.",
    access: bySession(signedIn),
    body: () => z.object({ password }),
    reply: () => ({}),
  }),
} as const;

/** As it was typed: spaces, hyphens and capitals do not count. */
function oneTimeCode() {
  return z.string().check(z.minLength(1, { error: "replies.wrongCode" }), z.maxLength(40));
}

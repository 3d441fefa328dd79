import { randomBytes } from "node:crypto";
import { RECOVERY_CODES } from "@teamwright/contract";
import { Secret, TOTP } from "otpauth";
import { seal, unseal } from "#crypto/sealing.ts";
import type { Reseal } from "#crypto/sealing.ts";
import type { Secrets } from "#crypto/secrets.ts";
import { hashToken } from "#crypto/tokens.ts";

const ISSUER = "Teamwright";
/** Seconds for which a code is shown; RFC 6238 recommends 30. */
const PERIOD = 30;
const KEY_ID = "second-factor";

const totpOf = (key: string, phone: string): TOTP =>
  new TOTP({ issuer: ISSUER, label: phone, period: PERIOD, secret: Secret.fromBase32(key) });

export const newKey = (): string => new Secret({ size: 20 }).base32;

export const addressOf = (key: string, phone: string): string => totpOf(key, phone).toString();

/**
 * Codes before and after the current one that are accepted, for people who type slowly and clocks that are not exact: one,
 * as RFC 6238 recommends. None under HARDENED, so that a code lives for one period, as ASVS asks.
 */
export const codeWindow = ({ HARDENED }: { readonly HARDENED: boolean }): number => (HARDENED ? 0 : 1);

/** The period of a time-based code; null when it is not among the key's codes of the moment. */
export function periodOf(key: string, code: string, now: number, window: number): number | null {
  const delta = totpOf(key, "").validate({ token: code, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}

/** As it was typed: "123 456", "ABCD-EFGH". */
export const normalizeCode = (typed: string): string => typed.replace(/[\s-]/g, "").toLowerCase();

/** Codes of 112 random bits in groups of four. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    (randomBytes(14).toString("hex").match(/.{4}/g) ?? []).join("-"),
  );

export const recoveryHash = (code: string): string => hashToken(normalizeCode(code));

/** The key as it is stored: the database alone must not make codes. */
export function sealKey(key: string, accountId: string, { sealKey: sealing }: Secrets): string {
  const { iv, ct } = seal(key, sealing, KEY_ID, `${KEY_ID}:${accountId}`);
  return `${iv}.${ct}`;
}

/** The stored key, sealed anew. */
export function resealKey(stored: string, accountId: string, reseal: Reseal): string {
  const [iv = "", ct = ""] = stored.split(".");
  const sealed = reseal({ v: 1, kid: KEY_ID, iv, ct }, `${KEY_ID}:${accountId}`);
  return `${sealed.iv}.${sealed.ct}`;
}

/** Null: sealed with another secret of the server. */
export function unsealKey(stored: string, accountId: string, { sealKey: sealing }: Secrets): string | null {
  const [iv = "", ct = ""] = stored.split(".");
  const opened = unseal({ v: 1, kid: KEY_ID, iv, ct }, sealing, `${KEY_ID}:${accountId}`);
  return opened.ok ? opened.value : null;
}

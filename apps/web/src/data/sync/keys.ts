import type { SyncVault } from "@teamwright/contract";
import { MIN_ROUNDS } from "@teamwright/contract/resources/sync";
import { fromBase64, toBase64 } from "#lib/base64.ts";

/** Two keys of one passphrase: to encrypt, and to name items. Neither can be read out again. */
export interface SyncKeys {
  readonly encryption: CryptoKey;
  readonly naming: CryptoKey;
}

export type Kdf = SyncVault["kdf"];

const CHECKED = "teamwright synchronisation";
const IV_BYTES = 12;
const SALT_BYTES = 16;
const encoder = new TextEncoder();

/** The keys of a passphrase. Fewer rounds than we ask for are refused: a server must not make guessing cheap. */
export async function deriveKeys(passphrase: string, { rounds, salt }: Kdf): Promise<SyncKeys> {
  if (rounds < MIN_ROUNDS) throw new RangeError("too few rounds");
  // One spelling of letters with marks, which keyboards write in several ways.
  const secret = encoder.encode(passphrase.normalize("NFKC"));
  const password = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
  const stretch = { name: "PBKDF2", hash: "SHA-256", salt: fromBase64(salt), iterations: rounds };
  const bits = await crypto.subtle.deriveBits(stretch, password, 256);
  const root = await crypto.subtle.importKey("raw", bits, "HKDF", false, ["deriveKey"]);
  const of = (info: string) => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(0),
    info: encoder.encode(info),
  });
  return {
    encryption: await crypto.subtle.deriveKey(
      of("encryption"),
      root,
      { name: "AES-GCM", length: 256 },
      false,
      ["encrypt", "decrypt"],
    ),
    naming: await crypto.subtle.deriveKey(
      of("naming"),
      root,
      { name: "HMAC", hash: "SHA-256", length: 256 },
      false,
      ["sign"],
    ),
  };
}

const gcm = (iv: Uint8Array<ArrayBuffer>, about: string) => ({
  name: "AES-GCM",
  iv,
  additionalData: encoder.encode(about),
});

/** Encrypts under a new random iv, which is put in front. `about` is bound to it: another item's content does not open. */
export async function seal({ encryption }: SyncKeys, plain: Uint8Array<ArrayBuffer>, about: string) {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealedBytes = await crypto.subtle.encrypt(gcm(iv, about), encryption, plain);
  const whole = new Uint8Array(IV_BYTES + sealedBytes.byteLength);
  whole.set(iv);
  whole.set(new Uint8Array(sealedBytes), IV_BYTES);
  return whole;
}

/** Null when the key is another one, or the bytes were changed. */
export async function unseal({ encryption }: SyncKeys, whole: Uint8Array<ArrayBuffer>, about: string) {
  try {
    const iv = whole.slice(0, IV_BYTES);
    return new Uint8Array(await crypto.subtle.decrypt(gcm(iv, about), encryption, whole.slice(IV_BYTES)));
  } catch {
    return null;
  }
}

/** What the account stores of a new passphrase: how to make its keys, and a value that only they open. */
export async function newVault(passphrase: string) {
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const kdf: Kdf = { name: "PBKDF2-SHA-256", rounds: MIN_ROUNDS, salt };
  const keys = await deriveKeys(passphrase, kdf);
  const check = toBase64(await seal(keys, encoder.encode(CHECKED), `check:${salt}`));
  return { kdf, keys, check };
}

/** The keys when the passphrase is the vault's; null otherwise. */
export async function openVault(passphrase: string, { kdf, check }: Pick<SyncVault, "kdf" | "check">) {
  const keys = await deriveKeys(passphrase, kdf);
  const opened = await unseal(keys, fromBase64(check), `check:${kdf.salt}`);
  return opened !== null && new TextDecoder().decode(opened) === CHECKED ? keys : null;
}

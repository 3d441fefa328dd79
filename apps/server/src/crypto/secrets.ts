import { createHash, hkdfSync, randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { syncFolder } from "#disk/sync-files.ts";

/** Keys of this installation, all derived from one secret. */
export interface Secrets {
  /** AES-256 key of match payloads; every browser gets it, so it protects nothing else. */
  readonly payloadKey: Buffer;
  readonly payloadKeyId: string;
  /** AES-256 key of values that only the server decrypts: hash value, sealed provider tokens. */
  readonly sealKey: Buffer;
  /** Those of the secret before this one, while the operator names it. */
  readonly earlier: Omit<Secrets, "earlier"> | null;
  /** HMAC key of stored fingerprints of requests. */
  readonly requestKey: Buffer;
}

const derive = (secret: Buffer, purpose: string) =>
  Buffer.from(hkdfSync("sha256", secret, "teamwright", purpose, 32));

export function secretsFrom(secret: Buffer, earlier: Buffer | null = null): Secrets {
  return { ...keysFrom(secret), earlier: earlier && keysFrom(earlier) };
}

function keysFrom(secret: Buffer): Omit<Secrets, "earlier"> {
  const payloadKey = derive(secret, "payload");
  return {
    payloadKey,
    payloadKeyId: createHash("sha256").update(payloadKey).digest("base64url").slice(0, 8),
    sealKey: derive(secret, "seal"),
    requestKey: derive(secret, "request"),
  };
}

const FILE = "secret.key";

/**
 * The installation's secret: from the environment (32 bytes or more, base64url or base64 or hex), else the one in the
 * data folder, which exists; created at the first start and readable by its owner only. Throws an Error with a message
 * for the operator.
 */
export function loadSecret(secret: string | undefined, folder: string): Buffer {
  if (secret !== undefined) return parseSecret(secret, "TEAMWRIGHT_SECRET");
  const path = join(folder, FILE);
  if (!existsSync(path)) makeSecret(path);
  return parseSecret(readFileSync(path, "utf8"), path);
}

/** Whole and on the disk before anything is encrypted with it: a power cut leaves it or none. */
function makeSecret(path: string): void {
  const making = `${path}.${randomBytes(6).toString("hex")}`;
  writeFileSync(making, randomBytes(32).toString("base64url") + "\n", {
    mode: 0o600,
    flag: "wx",
    flush: true,
  });
  try {
    linkSync(making, path);
  } catch (error) {
    // Another process created it in the meantime.
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(making);
  }
  syncFolder(dirname(path));
}

export function parseSecret(text: string, origin: string): Buffer {
  const trimmedText = text.trim();
  const bytes = /^[0-9a-f]{64,}$/i.test(trimmedText)
    ? Buffer.from(trimmedText, "hex")
    : Buffer.from(trimmedText, "base64url");
  const distinct = new Set(bytes).size;
  if (bytes.length < 32 || distinct < 12 || /secret|change|teamwright|password|example/i.test(trimmedText))
    throw new Error(
      `${origin} is not a usable secret: give at least 32 random bytes, for example by \`openssl rand -hex 32\`.`,
    );
  return bytes;
}

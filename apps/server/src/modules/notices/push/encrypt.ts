import { ECDH } from "node:crypto";
import type { PushMessage } from "#providers/port.ts";
import type { Subscription } from "../subscription.repository.ts";
import { encryptMessage } from "./message-encryption.ts";
import { vapidAuthorization } from "./vapid-signature.ts";
import type { KeyPair } from "./vapid-signature.ts";

/** A signature is valid this long, and is made again after half of it. Seconds. */
const SIGNED_FOR = 12 * 3600;

export interface Signer {
  readonly publicKey: string;
  authorization(origin: string): string;
}

/** Signs for a push service once per half validity: a signature for each message would cost as much as its encryption. */
export function createSigner(keys: KeyPair, contact: string, now: () => number = Date.now): Signer {
  const signedHeaders = new Map<string, { readonly header: string; readonly until: number }>();
  return {
    publicKey: keys.publicKey,
    authorization: (origin) => {
      const seconds = Math.floor(now() / 1000);
      const token = signedHeaders.get(origin);
      if (token && token.until > seconds) return token.header;
      const header = vapidAuthorization(keys, { origin, contact, expires: seconds + SIGNED_FOR });
      signedHeaders.set(origin, { header, until: seconds + SIGNED_FOR / 2 });
      return header;
    },
  };
}

/** A message before encryption, with the keys of its browser. */
export interface Plain extends Pick<Subscription, "p256dh" | "auth"> {
  readonly payload: string;
}

/**
 * Encrypts for one browser (RFC 8291, aes128gcm): the push service cannot read it. Null for an invalid key, which must not
 * keep the messages of others.
 */
export function encryptBody({ payload, ...browser }: Plain): Buffer | null {
  try {
    return encryptMessage(payload, browser);
  } catch {
    return null;
  }
}

export interface PushContent {
  readonly body: Buffer;
  /** Seconds for which the push service keeps the message for a browser that is off. */
  readonly timeToLive: number;
  readonly urgent: boolean;
  /** A later message with the same topic replaces one that was not delivered. 32 characters of base64url at most. */
  readonly topic: string;
}

export function messageFor(
  endpoint: string,
  { body, timeToLive, urgent, topic }: PushContent,
  signer: Signer,
): PushMessage {
  const url = new URL(endpoint);
  return {
    endpoint: url,
    headers: {
      authorization: signer.authorization(url.origin),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(timeToLive),
      urgency: urgent ? "high" : "normal",
      topic,
    },
    body,
  };
}

/** Whether the keys that a browser gave are a point of the curve and a secret of at least 16 bytes. */
export function isBrowserKey({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): boolean {
  if (Buffer.from(auth, "base64url").length < 16) return false;
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url", "base64url", "uncompressed");
    return Buffer.from(p256dh, "base64url").length === 65;
  } catch {
    return false;
  }
}

import type { SealedPayload } from "@teamwright/contract";

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const base64 = base64url.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
};

/** The AES-GCM key of the bootstrap call, ready for `openPayload`. */
export const importPayloadKey = (base64url: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytesOf(base64url), "AES-GCM", false, ["decrypt"]);

/**
 * The JSON in an envelope: AES-256-GCM over UTF-8, `iv` of 12 bytes, `ct` with its 16-byte tag, both base64url.
 * Rejects when the envelope was made with another key or was changed on the way.
 */
export const openPayload = async (key: CryptoKey, { iv, ct }: SealedPayload): Promise<unknown> => {
  const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: bytesOf(iv) }, key, bytesOf(ct));
  return JSON.parse(new TextDecoder().decode(plain)) as unknown;
};

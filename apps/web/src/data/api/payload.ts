import type { SealedPayload } from "@teamwright/contract";
import { fromBase64 } from "#lib/base64.ts";

/** The AES-GCM key of the bootstrap call, ready for `openPayload`. */
export const importPayloadKey = (base64url: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", fromBase64(base64url), "AES-GCM", false, ["decrypt"]);

/**
 * The JSON in an envelope: AES-256-GCM over UTF-8, `iv` of 12 bytes, `ct` with its 16-byte tag, both base64url. In
 * version 2 the text is compressed.
 * Rejects when the envelope was made with another key or was changed on the way.
 */
export const openPayload = async (key: CryptoKey, { v, iv, ct }: SealedPayload): Promise<unknown> => {
  const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: fromBase64(iv) }, key, fromBase64(ct));
  const stream = new Blob([plain]).stream();
  return new Response(v === 1 ? stream : stream.pipeThrough(new DecompressionStream("deflate-raw"))).json();
};

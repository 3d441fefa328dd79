import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { deflateRaw } from "node:zlib";
import type { SealedPayload } from "@teamwright/contract";
import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";

const TAG_BYTES = 16;

/** Encrypts bytes, or text as UTF-8, as `{ v, kid, iv, ct }`, AES-256-GCM; `bind` is authenticated but not included. */
export function seal(content: string | Uint8Array, key: Buffer, kid: string, bind = ""): SealedPayload {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  if (bind) cipher.setAAD(Buffer.from(bind));
  const ct = Buffer.concat([
    cipher.update(typeof content === "string" ? Buffer.from(content) : content),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return { v: 1, kid, iv: iv.toString("base64url"), ct: ct.toString("base64url") };
}

const deflate = promisify(deflateRaw);

/** An envelope of version 2: the UTF-8 text is compressed (DEFLATE without a header, RFC 1951) before it is encrypted. */
export async function deflateThenSeal(text: string, key: Buffer, kid: string): Promise<SealedPayload> {
  return { ...seal(await deflate(text, { level: 9 }), key, kid), v: 2 };
}

/** Seals with another key what was sealed with the first one. What that does not open stays as it is. */
export type Reseal = (sealed: SealedPayload, bind: string) => SealedPayload;

export const resealer =
  (from: Buffer, to: Buffer): Reseal =>
  (sealed, bind) => {
    const opened = unseal(sealed, from, bind);
    return opened.ok ? seal(opened.value, to, sealed.kid, bind) : sealed;
  };

/** Decrypts what `seal` made with the same key and binding. */
export function unseal(sealedPayload: SealedPayload, key: Buffer, bind = ""): Outcome<string, "not_ours"> {
  try {
    const bytes = Buffer.from(sealedPayload.ct, "base64url");
    const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(sealedPayload.iv, "base64url"));
    if (bind) decipher.setAAD(Buffer.from(bind));
    decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
    return succeed(text.toString("utf8"));
  } catch {
    return fail("not_ours");
  }
}

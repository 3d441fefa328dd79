import { createECDH, createPrivateKey, sign } from "node:crypto";

/** Base64url: the public key as an uncompressed point (65 bytes), the private one as 32 bytes. */
export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

export function generateKeyPair(): KeyPair {
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys("base64url");
  // Node leaves out leading zeros of a private key.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey: privateKey.toString("base64url") };
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/**
 * The `Authorization` of calls to the push service at `origin`, valid until `expires` (seconds since 1970). Source:
 * RFC 8292, sections 2 and 3; the token is a JWT with ES256 (RFC 7518, section 3.4).
 */
export function vapidAuthorization(
  { publicKey, privateKey }: KeyPair,
  {
    origin,
    contact,
    expires,
  }: { readonly origin: string; readonly contact: string; readonly expires: number },
): string {
  const point = Buffer.from(publicKey, "base64url");
  const key = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      d: privateKey,
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const token = `${part({ typ: "JWT", alg: "ES256" })}.${part({ aud: origin, exp: expires, sub: contact })}`;
  const signature = sign("sha256", Buffer.from(token), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${token}.${signature.toString("base64url")}, k=${publicKey}`;
}

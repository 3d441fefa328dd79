import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

const CURVE = "prime256v1";
/** Of a record: a push service accepts 4096 bytes, so a message is one record. */
const RECORD_SIZE = 4096;
const TAG_BYTES = 16;
/** Ends the only, and so the last, record. */
const LAST_RECORD = 2;

/** What differs in each message; the tests pass the values of the RFC. */
interface Ephemeral {
  readonly privateKey: Buffer;
  readonly salt: Buffer;
}

function makeEphemeral(): Ephemeral {
  const curve = createECDH(CURVE);
  curve.generateKeys();
  return { privateKey: curve.getPrivateKey(), salt: randomBytes(16) };
}

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", key, salt, info, bytes));

/**
 * Encrypts a message for one browser with the content encoding aes128gcm. Throws for an invalid key and a message that is
 * too long. Source: RFC 8291, sections 3 and 4, and RFC 8188, section 2.
 */
export function encryptMessage(
  text: string,
  browser: { readonly p256dh: string; readonly auth: string },
  { privateKey, salt }: Ephemeral = makeEphemeral(),
): Buffer {
  const plain = Buffer.concat([Buffer.from(text), Buffer.of(LAST_RECORD)]);
  if (plain.length + TAG_BYTES > RECORD_SIZE) throw new RangeError("a message is longer than one record");
  const browserKey = Buffer.from(browser.p256dh, "base64url");
  const curve = createECDH(CURVE);
  curve.setPrivateKey(privateKey);
  const serverKey = curve.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browserKey, serverKey]);
  const secret = derive(curve.computeSecret(browserKey), Buffer.from(browser.auth, "base64url"), info, 32);
  const cipher = createCipheriv(
    "aes-128-gcm",
    derive(secret, salt, "Content-Encoding: aes128gcm\0", 16),
    derive(secret, salt, "Content-Encoding: nonce\0", 12),
  );
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_SIZE);
  header.writeUInt8(serverKey.length, 4);
  return Buffer.concat([salt, header, serverKey, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

import { createHmac } from "node:crypto";

const SECRET = /password|token|secret|^otp$/i;

/**
 * Recognizes a repeated request and reveals nothing else. It is keyed, so that a reader of the database cannot test
 * inputs, and excludes secrets, so that only the argon2id hash derives from a password.
 */
export function fingerprint(
  key: Buffer,
  { params, query, body }: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
): string {
  const text = JSON.stringify([params, query, body], (name, value: unknown) =>
    SECRET.test(name) ? undefined : value,
  );
  return createHmac("sha256", key).update(text).digest("base64url");
}

import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** What a webhook call proves itself with. */
export interface HookProof {
  /** `x-hook-secret`: the secret itself. */
  readonly secret: string | undefined;
  /** `x-hook-signature`: `sha256=` and the hex HMAC of `<timestamp>.<body>` under the secret. */
  readonly signature: string | undefined;
  /** `x-hook-timestamp`: seconds since 1970. A signature needs it. */
  readonly timestamp: string | undefined;
  readonly body: string;
}

/** How far the call's time may be from ours, both ways. Milliseconds. */
const WINDOW = 5 * 60_000;

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether the call comes from somebody who knows the secret, and now. Compares in constant time. */
export function isGenuine(
  { secret: given, signature, timestamp, body }: HookProof,
  secret: string | undefined,
  now: number,
): boolean {
  // Compared in any case, so that the time does not tell whether the source has a secret.
  const key = secret ?? "none";
  const expected = `sha256=${createHmac("sha256", key)
    .update(`${timestamp ?? ""}.${body}`)
    .digest("hex")}`;
  const isSigned = timingSafeEqual(digest(signature ?? ""), digest(expected)) && timestamp !== undefined;
  const isSecret = timingSafeEqual(digest(given ?? ""), digest(key));
  const isTimely =
    timestamp === undefined ||
    (/^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now) <= WINDOW);
  return secret !== undefined && isTimely && (isSigned || isSecret);
}

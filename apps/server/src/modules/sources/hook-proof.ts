import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** What a webhook call proves itself with; each is a header, undefined where the call has none. */
export interface HookProof {
  /** Of Standard Webhooks 1.0: the id of the message. A repeated one is refused by the caller of `proofOf`. */
  readonly id: string | undefined;
  /** Seconds since 1970. */
  readonly time: string | undefined;
  /** `v1,` and the base64 HMAC-SHA256 of `<id>.<timestamp>.<body>`; several with spaces between. */
  readonly signatures: string | undefined;
  /** `x-hook-signature`: `sha256=` and the hex HMAC of `<timestamp>.<body>` under the secret. */
  readonly ownSignature: string | undefined;
  /** `x-hook-timestamp`: seconds since 1970. A signature needs it. */
  readonly ownTime: string | undefined;
  /** `x-hook-secret`: the secret itself. */
  readonly bareSecret: string | undefined;
  readonly body: string;
}

/** How far the call's time may be from ours, both ways. Milliseconds. */
const WINDOW = 5 * 60_000;
/** Signatures of one message that are looked at: a vendor sends two while it changes its secret. */
const MAX_SIGNATURES = 5;
const MAX_ID = 200;
/** Begins a secret whose rest is base64, as Standard Webhooks has it. Any other one is its own bytes. */
const PREFIX = "whsec_";

const digest = (text: string) => createHash("sha256").update(text).digest();
const equals = (left: string | undefined, right: string) =>
  timingSafeEqual(digest(left ?? ""), digest(right)) && left !== undefined;

const isTimely = (time: string | undefined, now: number): boolean =>
  time !== undefined && /^\d{1,12}$/.test(time) && Math.abs(Number(time) * 1000 - now) <= WINDOW;

const keyOf = (secret: string): Buffer =>
  secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), "base64") : Buffer.from(secret);

function isStandard({ id, time, signatures, body }: HookProof, secret: string): boolean {
  const expectedSignature = createHmac("sha256", keyOf(secret))
    .update(`${id ?? ""}.${time ?? ""}.${body}`)
    .digest("base64");
  const matching = (signatures ?? "")
    .split(" ", MAX_SIGNATURES)
    .filter((signature) => equals(signature, `v1,${expectedSignature}`));
  return matching.length > 0 && id !== undefined && id !== "" && id.length <= MAX_ID;
}

/**
 * How the call shows that it comes from somebody who knows the secret, and now; null: not at all. The secret alone
 * passes only while it is allowed. Compares in constant time.
 */
export function proofOf(
  proof: HookProof,
  secret: string | undefined,
  { now, allowsBare }: { readonly now: number; readonly allowsBare: boolean },
): "standard" | "own" | "bare" | null {
  // Compared in any case, so that the time does not tell whether the source has a secret.
  const key = secret ?? "none";
  const { ownSignature, ownTime, bareSecret, body } = proof;
  const standard = isStandard(proof, key);
  const expectedSignature = createHmac("sha256", key)
    .update(`${ownTime ?? ""}.${body}`)
    .digest("hex");
  const hasOwnSignature = equals(ownSignature, `sha256=${expectedSignature}`);
  const bare = equals(bareSecret, key);
  if (secret === undefined) return null;
  if (standard && isTimely(proof.time, now)) return "standard";
  if (hasOwnSignature && isTimely(ownTime, now)) return "own";
  return bare && allowsBare && (ownTime === undefined || isTimely(ownTime, now)) ? "bare" : null;
}

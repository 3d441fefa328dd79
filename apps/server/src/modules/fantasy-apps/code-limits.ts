import { hashToken } from "../../crypto/tokens.ts";
import type { Deps } from "../../http/deps.ts";

interface CodeRequest {
  readonly accountId: string;
  readonly address: string;
  readonly app: string;
  readonly mobile: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often codes are requested and tried. Each code is a message that costs the app money and may annoy the owner of
 * the number, so all of the limits apply together. Numbers are stored as hashes only.
 */
const sendLimits = (number: string, { accountId, address }: CodeRequest, addressRate: number) =>
  [
    [`code-number-30s:${number}`, { max: 1, windowSeconds: 30 }],
    [`code-number-10m:${number}`, { max: 3, windowSeconds: 10 * MINUTE }],
    [`code-number-1h:${number}`, { max: 5, windowSeconds: HOUR }],
    [`code-number-1d:${number}`, { max: 10, windowSeconds: DAY }],
    [`code-account-1h:${accountId}`, { max: 20, windowSeconds: HOUR }],
    [`code-address-1h:${address}`, { max: addressRate, windowSeconds: HOUR }],
    ["code-all-1d", { max: 20_000, windowSeconds: DAY }],
  ] as const;

const tryLimits = (number: string, { accountId, address }: CodeRequest, addressRate: number) =>
  [
    [`code-try-number:${number}`, { max: 10, windowSeconds: 10 * MINUTE }],
    [`code-try-account:${accountId}`, { max: 30, windowSeconds: HOUR }],
    [`code-try-address:${address}`, { max: 5 * addressRate, windowSeconds: HOUR }],
  ] as const;

/** Counts a request for a code, or an attempt with one; returns the seconds to wait, 0 when it is admitted. */
export async function takeCode(deps: Deps, kind: "send" | "try", request: CodeRequest): Promise<number> {
  const number = hashToken(`${request.app}:${request.mobile}`);
  const limits = (kind === "send" ? sendLimits : tryLimits)(number, request, deps.env.CODE_RATE);
  for (const [key, limit] of limits) {
    const { retryAfter } = await deps.limiter.take(key, limit);
    if (retryAfter > 0) return retryAfter;
  }
  return 0;
}

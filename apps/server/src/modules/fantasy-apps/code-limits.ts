import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "@teamwright/domain/durations";
import { hashToken } from "#crypto/tokens.ts";
import type { Deps } from "#http/deps.ts";

interface CodeRequest {
  readonly accountId: string;
  readonly address: string;
  readonly app: string;
  readonly mobile: string;
  /** The number is that of the account. */
  readonly isOwnNumber: boolean;
}

/** A code is valid for five minutes; it is bound to the account for at least this long. Seconds. */
const BOUND = 10 * MINUTE_SECONDS;

/**
 * How often codes are requested and tried. Each code is a message that costs the app money and may annoy the owner of
 * the number, so all of the limits apply together. A number is counted for each account, so that a stranger cannot use
 * up its owner's requests; requests of all strangers together are limited too. Numbers are stored as hashes only.
 */
const sendLimits = (
  number: string,
  { accountId, address, isOwnNumber }: CodeRequest,
  addressRate: number,
) => [
  [`code-number-30s:${accountId}:${number}`, { max: 1, windowSeconds: 30 }] as const,
  [`code-number-10m:${accountId}:${number}`, { max: 3, windowSeconds: 10 * MINUTE_SECONDS }] as const,
  [`code-number-1h:${accountId}:${number}`, { max: 5, windowSeconds: HOUR_SECONDS }] as const,
  [`code-number-1d:${accountId}:${number}`, { max: 10, windowSeconds: DAY_SECONDS }] as const,
  ...(isOwnNumber ? [] : [[`code-strangers-1d:${number}`, { max: 20, windowSeconds: DAY_SECONDS }] as const]),
  [`code-account-1h:${accountId}`, { max: 20, windowSeconds: HOUR_SECONDS }] as const,
  [`code-address-1h:${address}`, { max: addressRate, windowSeconds: HOUR_SECONDS }] as const,
  ["code-all-1d", { max: 20_000, windowSeconds: DAY_SECONDS }] as const,
];

const tryLimits = (number: string, { accountId, address }: CodeRequest, addressRate: number) =>
  [
    [`code-try-number:${accountId}:${number}`, { max: 10, windowSeconds: 10 * MINUTE_SECONDS }],
    [`code-try-account:${accountId}`, { max: 30, windowSeconds: HOUR_SECONDS }],
    [`code-try-address:${address}`, { max: 5 * addressRate, windowSeconds: HOUR_SECONDS }],
  ] as const;

const numberOf = ({ app, mobile }: Pick<CodeRequest, "app" | "mobile">): string =>
  hashToken(`${app}:${mobile}`);

/** Counts a request for a code, or an attempt with one; returns the seconds to wait, 0 when it is admitted. */
export async function takeCode(deps: Deps, kind: "send" | "try", request: CodeRequest): Promise<number> {
  const limits = (kind === "send" ? sendLimits : tryLimits)(numberOf(request), request, deps.env.CODE_RATE);
  for (const [key, limit] of limits) {
    const { retryAfter } = await deps.limiter.take(key, limit);
    if (retryAfter > 0) return retryAfter;
  }
  return 0;
}

/** Above every number of attempts within the time, so that requests and attempts are told apart in one count. */
const REQUEST = 1_000_000;
const ANY = { max: Number.MAX_SAFE_INTEGER, windowSeconds: 2 * BOUND } as const;

const bindingOf = (request: CodeRequest, now: number, period: number): string =>
  `code-asked:${request.accountId}:${numberOf(request)}:${Math.floor(now / 1000 / BOUND) + period}`;

/** Notes that the account requested a code for the number, in this period and the next. */
export async function bindCode({ limiter }: Deps, request: CodeRequest): Promise<void> {
  for (const period of [0, 1]) await limiter.take(bindingOf(request, Date.now(), period), ANY, REQUEST);
}

/** Whether the account requested a code for the number lately: nobody else may try one. */
export async function isCodeBound({ limiter }: Deps, request: CodeRequest): Promise<boolean> {
  const { remaining } = await limiter.take(bindingOf(request, Date.now(), 0), ANY);
  return ANY.max - remaining >= REQUEST;
}

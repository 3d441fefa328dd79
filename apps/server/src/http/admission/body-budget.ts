import type { EndpointDefinition } from "@teamwright/contract";
import type { FastifyRequest } from "fastify";
import { MINUTE_SECONDS } from "@teamwright/domain/durations";
import { networkOf } from "./network.ts";
import { tooManyRequests } from "../answer.ts";
import type { RefusedAnswer } from "../answer.ts";
import type { Deps } from "../deps.ts";

/** Bodies up to this size are read at once. Bytes. */
export const SMALL_BODY = 64 * 1024;

const keyOf = ({ session, ip }: FastifyRequest): string => session?.accountId ?? networkOf(ip);

const timeLimit = ({ env }: Deps) => ({ max: env.BODY_TIME_RATE, windowSeconds: MINUTE_SECONDS });

/**
 * Charges an account for a body above `SMALL_BODY` before it is received: its bytes, and whether the processor time of
 * the bodies before it is used up. Null when it may be sent.
 */
export function chargeBody(
  deps: Deps,
  { bodyLimit }: EndpointDefinition,
  request: FastifyRequest,
): RefusedAnswer | null {
  if (bodyLimit === undefined || bodyLimit <= SMALL_BODY) return null;
  const length = Number(request.headers["content-length"] ?? bodyLimit);
  if (length <= SMALL_BODY) return null;
  const { account } = deps.readLimiters;
  const key = keyOf(request);
  const bytes = account.take(
    `body-bytes:${key}`,
    { max: deps.env.BODY_BYTES_RATE, windowSeconds: MINUTE_SECONDS },
    length,
  );
  const retryAfter = Math.max(
    bytes.retryAfter,
    account.take(`body-time:${key}`, timeLimit(deps), 0).retryAfter,
  );
  return retryAfter === 0 ? null : tooManyRequests(retryAfter);
}

/** Adds the processor time of a body that was read. */
export const noteBodyTime = (deps: Deps, request: FastifyRequest, milliseconds: number): void =>
  void deps.readLimiters.account.take(`body-time:${keyOf(request)}`, timeLimit(deps), milliseconds);

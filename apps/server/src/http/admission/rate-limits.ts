import type { EndpointDefinition } from "@teamwright/contract";
import type { FastifyReply } from "fastify";
import { MINUTE_SECONDS } from "@teamwright/domain/durations";
import { tooManyRequests } from "../answer.ts";
import type { RefusedAnswer } from "../answer.ts";
import type { Limit, Use } from "#ports/limiter.ts";
import type { Env } from "#env/env.ts";

export const LOGIN_LIMIT_NAME = "login";

export interface NamedLimit {
  /** Calls of the same name are counted together. */
  readonly name: "login" | "call" | "read" | "report";
  readonly limit: Limit;
}

/** Calls that count as sign-ins of their address. auth.login uses the same count itself, for unknown devices only. */
const countedCalls: ReadonlySet<string> = new Set([
  "auth.loginByLink",
  "passkeySignIn.login",
  "identitySignIn.begin",
  "identitySignIn.login",
]);

/** How often one address may make this call, and the name under which calls are counted together. */
export function limitOf(endpoint: EndpointDefinition, env: Env): NamedLimit {
  if (countedCalls.has(endpoint.name))
    return { name: LOGIN_LIMIT_NAME, limit: { max: env.LOGIN_RATE, windowSeconds: MINUTE_SECONDS } };
  if (endpoint.method === "GET" || endpoint.reads === true)
    return { name: "read", limit: { max: env.READ_RATE, windowSeconds: MINUTE_SECONDS } };
  return { name: "call", limit: { max: env.CALL_RATE, windowSeconds: MINUTE_SECONDS } };
}

/**
 * Says how much is left, as draft-ietf-httpapi-ratelimit-headers has it, and refuses a call beyond the limit. Reads say
 * it only when they are refused.
 */
export function refuseBeyond(
  reply: FastifyReply,
  { name, limit }: NamedLimit,
  use: Use,
): RefusedAnswer | null {
  const { retryAfter, remaining, resetAfter } = use;
  if (name !== "read" || retryAfter > 0)
    void reply
      .header("ratelimit-policy", `"${name}";q=${limit.max};w=${limit.windowSeconds}`)
      .header("ratelimit", `"${name}";r=${remaining};t=${resetAfter}`);
  return retryAfter === 0 ? null : tooManyRequests(retryAfter);
}

import type { EndpointDefinition } from "@teamwright/contract";
import type { Env } from "./env.ts";
import type { Limit } from "../ports/limiter.ts";

const MINUTE = 60;

/** How often one address may make this call, and under which name uses are counted together. Null: no limit of its own. */
export function limitOf(endpoint: EndpointDefinition, env: Env): { name: string; limit: Limit } | null {
  if (endpoint.name === "auth.login" || endpoint.name === "auth.loginByLink")
    return { name: "login", limit: { max: env.LOGIN_RATE, windowSeconds: MINUTE } };
  // Reads are answered from memory or by one indexed query; counting them would cost as much as answering them.
  if (endpoint.method === "GET") return null;
  return { name: "call", limit: { max: env.CALL_RATE, windowSeconds: MINUTE } };
}

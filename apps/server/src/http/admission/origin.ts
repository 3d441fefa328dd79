import type { FastifyRequest } from "fastify";
import { publicUrl } from "#env/addresses.ts";
import type { Env } from "#env/env.ts";

/** Lines about refused origins: the first ones say what an operator needs, and nobody can fill the log with more. */
const MAX_LINES = 20;

/**
 * Returns the check whether a changing call comes from a page of ours. Browsers send `Origin` with every such call. A
 * call without one is not from a browser; it is admitted only without cookies, which a browser could be tricked into
 * sending.
 */
export function originCheck(env: Env): (request: FastifyRequest) => boolean {
  // A proxy that does not pass on the Host header leaves only the setting to know the own address by.
  const allowedOrigins = new Set([...env.ALLOWED_ORIGINS, new URL(publicUrl(env)).origin]);
  let lines = 0;
  return (request) => {
    const { origin, cookie } = request.headers;
    if (origin === undefined) return cookie === undefined;
    if (allowedOrigins.has(origin) || isOfHost(origin, request)) return true;
    lines += 1;
    if (lines <= MAX_LINES)
      request.server.log.warn(
        { call: request.id, origin: origin.slice(0, 100), host: request.host.slice(0, 100) },
        "refused a call from a page of another origin; if the page is this server's own, set PUBLIC_URL to its address",
      );
    return false;
  };
}

function isOfHost(origin: string, request: FastifyRequest): boolean {
  const url = URL.parse(origin);
  if (url === null || !["http:", "https:"].includes(url.protocol)) return false;
  if (request.protocol === "https" && url.protocol !== "https:") return false;
  return url.host === request.host;
}

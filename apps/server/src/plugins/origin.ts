import type { FastifyRequest } from "fastify";

/**
 * Whether a changing call comes from a page of ours. Browsers send `Origin` with every such call. A call without one is
 * not from a browser; it is admitted only without cookies, which a browser could be tricked into sending.
 */
export function isOwnOrigin(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin, cookie } = request.headers;
  if (origin === undefined) return cookie === undefined;
  if (allowed.includes(origin)) return true;
  let url: URL;
  try {
    url = new URL(origin);
  } catch {
    return false;
  }
  if (request.protocol === "https" && url.protocol !== "https:") return false;
  return url.host === request.host;
}

import type { FastifyRequest } from "fastify";

/**
 * Whether a changing call comes from a page of ours. Browsers send `Origin` with every such call; a call without one
 * is no browser's, and is let through only when it carries no cookie that a browser could have been tricked into sending.
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

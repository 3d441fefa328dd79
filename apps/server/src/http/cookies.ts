import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Cookies of ours. Over https they carry the `__Host-` prefix and Secure; over plain http (a local start) browsers
 * refuse both, so the names go bare. A bare name is never read from an https request.
 */
export interface Cookies {
  get(name: "session" | "device"): string | undefined;
  set(name: "session" | "device", value: string, maxAgeSeconds: number): void;
  clear(name: "session" | "device"): void;
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, alwaysSecure: boolean): Cookies {
  const secure = alwaysSecure || request.protocol === "https";
  const full = (name: string) => (secure ? `__Host-${name}` : name);
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    get: (name) => request.cookies[full(name)],
    set: (name, value, maxAge) => void reply.setCookie(full(name), value, { ...options, maxAge }),
    clear: (name) => void reply.clearCookie(full(name), options),
  };
}

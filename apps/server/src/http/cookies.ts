import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Our cookies. Over https they have the `__Host-` prefix and Secure; over plain http (a local start) browsers refuse
 * both, so the names have no prefix. A name without prefix is never read from an https request. Values are base64url.
 */
export interface Cookies {
  get(name: "session" | "device"): string | undefined;
  set(name: "session" | "device", value: string, maxAgeSeconds: number): void;
  clear(name: "session" | "device"): void;
}

/** By @fastify/cookie's parser and writer, without its hooks: most calls carry no cookie that anybody reads. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, alwaysSecure: boolean): Cookies {
  const isSecure = () => alwaysSecure || request.protocol === "https";
  const nameOf = (name: string) => (isSecure() ? `__Host-${name}` : name);
  const write = (name: string, value: string, maxAge: number) => {
    const options = { maxAge, path: "/", httpOnly: true, secure: isSecure(), sameSite: "lax" } as const;
    void reply.header("set-cookie", request.server.serializeCookie(nameOf(name), value, options));
  };
  return {
    get: (name) => request.server.parseCookie(request.headers.cookie ?? "")[nameOf(name)],
    set: write,
    clear: (name) => write(name, "", 0),
  };
}

import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Our cookies. Over https they have the `__Host-` prefix and Secure; over plain http (a local start) browsers refuse
 * both, so the names have no prefix. A name without prefix is never read from an https request. Values are base64url, with dots.
 */
export interface Cookies {
  get(name: CookieName): string | undefined;
  set(name: CookieName, value: string, maxAgeSeconds: number): void;
  clear(name: CookieName): void;
}

/** `challenge`: the open challenge of a passkey; `identity`: open sign-ins at the identity provider. Both are sealed. */
type CookieName = "session" | "device" | "challenge" | "identity";

/** The first cookie of that name. Ours need no decoding, and a parser of all cookies costs more than most reads. */
function valueOf(header: string, assignment: string): string | undefined {
  let at = header.indexOf(assignment);
  // Only at the start of a pair: "x" is not the end of "other-x".
  while (at > 0 && header[at - 1] !== " " && header[at - 1] !== ";")
    at = header.indexOf(assignment, at + assignment.length);
  if (at < 0) return undefined;
  const end = header.indexOf(";", at);
  return header.slice(at + assignment.length, end < 0 ? undefined : end).trim();
}

/** By @fastify/cookie's writer, without its hooks. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, alwaysSecure: boolean): Cookies {
  const isSecure = () => alwaysSecure || request.protocol === "https";
  const nameOf = (name: string) => (isSecure() ? `__Host-${name}` : name);
  const write = (name: string, value: string, maxAge: number) => {
    const options = { maxAge, path: "/", httpOnly: true, secure: isSecure(), sameSite: "lax" } as const;
    void reply.header("set-cookie", request.server.serializeCookie(nameOf(name), value, options));
  };
  return {
    get: (name) => valueOf(request.headers.cookie ?? "", `${nameOf(name)}=`),
    set: write,
    clear: (name) => write(name, "", 0),
  };
}

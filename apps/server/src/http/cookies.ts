import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Cookies of ours. Over https they carry the `__Host-` prefix and Secure; over plain http (a local start) browsers
 * refuse both, so the names go bare. A bare name is never read from an https request. Values are base64url.
 */
export interface Cookies {
  get(name: "session" | "device"): string | undefined;
  set(name: "session" | "device", value: string, maxAgeSeconds: number): void;
  clear(name: "session" | "device"): void;
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, alwaysSecure: boolean): Cookies {
  const isSecure = () => alwaysSecure || request.protocol === "https";
  const write = (name: string, value: string, maxAge: number) => {
    const [prefix, mark] = isSecure() ? ["__Host-", " Secure;"] : ["", ""];
    void reply.header(
      "set-cookie",
      `${prefix}${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly;${mark} SameSite=Lax`,
    );
  };
  return {
    get: (name) => findCookie(request.headers.cookie, isSecure() ? `__Host-${name}` : name),
    set: write,
    clear: (name) => write(name, "", 0),
  };
}

/** The first cookie of the name. */
function findCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals < 0 || pair.slice(0, equals).trim() !== name) continue;
    return pair.slice(equals + 1).trim();
  }
  return undefined;
}

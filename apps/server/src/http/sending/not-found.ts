import type { FastifyReply, FastifyRequest } from "fastify";
import { refused } from "../answer.ts";
import { sendRefusal } from "./send.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * The methods that an address answers. A wildcard route stands for the pages of the web application, which have every
 * address but those of calls.
 */
function methodsOf({ server, url }: FastifyRequest): readonly string[] {
  const path = url.split("?", 1)[0] ?? "/";
  return METHODS.filter((method) => {
    const route = server.findRoute({ method, url: path });
    return route !== null && !(path.startsWith("/api/") && "*" in (route.params ?? {}));
  });
}

/**
 * Answers a request that no route takes: what the address answers where OPTIONS asks, 405 where the address has other
 * methods (RFC 9110, 15.5.6), else 404.
 */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = methodsOf(request);
  if (methods.length === 0 || methods.includes(request.method))
    return sendRefusal(reply, refused("not_found"));
  void reply.header("allow", [...methods, "OPTIONS"].join(", "));
  return request.method === "OPTIONS"
    ? reply.status(204).send()
    : sendRefusal(reply, refused("method_not_allowed"));
}

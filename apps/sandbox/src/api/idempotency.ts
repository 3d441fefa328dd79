import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";
import { hashOf, REPLY_LIFE } from "../sandbox.ts";
import type { Sandbox } from "../sandbox.ts";

/**
 * Makes a change once per `Idempotency-Key`: a repeated request gets the first reply and changes nothing. The same key
 * with a different request is refused. Only completed changes are stored, so a refused one can be repeated.
 */
export function once<Body>(
  sandbox: Sandbox,
  owner: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  change: () => Body,
): Body {
  const header = request.headers["idempotency-key"];
  if (typeof header !== "string" || !/^[\x21-\x7e]{1,100}$/.test(header))
    throw new Problem("invalid_request", "Idempotency-Key: send 1 to 100 visible characters.", {
      details: { field: "idempotency-key" },
    });
  const key = `${owner} ${header}`;
  const requestHash = hashOf(`${request.method} ${request.url} ${JSON.stringify(request.body)}`);
  const now = sandbox.now();
  const earlier = sandbox.state.replies.find((one) => one.key === key && one.at + REPLY_LIFE > now);
  if (earlier !== undefined) {
    if (earlier.requestHash !== requestHash)
      throw new Problem("idempotency_mismatch", "The key was used for another request.");
    void reply.header("idempotent-replayed", "true");
    return earlier.body as Body;
  }
  const body = change();
  sandbox.state.replies.push({ key, requestHash, body, at: now });
  sandbox.changed();
  return body;
}

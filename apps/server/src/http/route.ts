import type { EndpointDefinition } from "@teamwright/contract";
import { messages } from "@teamwright/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refuseCaller, refuseForeign } from "../plugins/access.ts";
import { isOwnOrigin } from "../plugins/origin.ts";
import { limitOf } from "../plugins/rate-limits.ts";
import { isBearer } from "../plugins/bearer.ts";
import { refused } from "./answer.ts";
import { cookiesOf } from "./cookies.ts";
import type { Cookies } from "./cookies.ts";
import { parseRequest } from "./parse.ts";
import { perform } from "./perform.ts";
import { sendPrebuilt, sendRefusal } from "./send.ts";
import type { Answer, Handler } from "./handler.ts";
import type { Refused } from "./answer.ts";
import type { Deps } from "./deps.ts";
import type { Session } from "../records/session-store.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The endpoint of the contract behind this route. */
    endpoint?: EndpointDefinition;
    /** A route that is no endpoint: named in the explicit list of the app. */
    infrastructure?: string;
  }
  interface FastifyRequest {
    session: Session | null;
  }
}

/** Makes the route of one handler: limit, origin, session, access, then input, then the handler. */
export function addRoute(app: FastifyInstance, deps: Deps, handler: Handler): void {
  const { endpoint } = handler;
  // Most calls of a crowd: nothing to decide, so nothing is waited for.
  const openRead = endpoint.method === "GET" && !endpoint.access.signedIn && endpoint.access.machine === null;
  const decide = async (request: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void) => {
    try {
      const cookies = cookiesOf(request, reply, deps.env.COOKIE_SECURE);
      const refusal = await admit(request, cookies, deps, endpoint);
      if (refusal) sendRefusal(reply, refusal);
      else next();
    } catch (error) {
      next(error instanceof Error ? error : new Error("admission failed", { cause: error }));
    }
  };
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    config: { endpoint },
    ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
    onRequest: (request, reply, next) => {
      if (openRead && request.headers.cookie === undefined) return next();
      void decide(request, reply, next);
    },
    handler: async (request, reply) => {
      const parsed = parseRequest(endpoint, request, (input) =>
        refuseForeign(endpoint.access, request.session, input),
      );
      if (!parsed.ok) return sendRefusal(reply, parsed.error);
      const caller = {
        address: request.ip,
        userAgent: String(request.headers["user-agent"] ?? "").slice(0, 200),
        cookies: cookiesOf(request, reply, deps.env.COOKIE_SECURE),
      };
      const key = request.headers["idempotency-key"];
      const answer = await perform(handler, deps, {
        ...parsed.value,
        session: request.session,
        caller,
        idempotencyKey: typeof key === "string" ? key : undefined,
      });
      return sendAnswer(request, reply, answer);
    },
  });
}

/** All that is decided before the body is read. Null: come in. */
async function admit(
  request: FastifyRequest,
  cookies: Cookies,
  deps: Deps,
  endpoint: EndpointDefinition,
): Promise<Refused | null> {
  const limited = limitOf(endpoint, deps.env);
  if (limited) {
    const { retryAfter } = await deps.limiter.take(`${limited.name}:${request.ip}`, limited.limit);
    if (retryAfter > 0)
      return refused("too_many_requests", {
        retryAfter,
        message: messages.generic.tooManyRequests(retryAfter),
      });
  }
  if (endpoint.access.machine === "push")
    return isBearer(request, deps.env.PUSH_KEY) ? null : refused("not_logged_in");
  const changes = endpoint.method !== "GET";
  if (changes && !isOwnOrigin(request, deps.env.ALLOWED_ORIGINS)) return refused("foreign_origin");
  const token = cookies.get("session");
  if (token === undefined) return refuseCaller(endpoint.access, null, false);
  const lookup = await deps.sessions.find(token, changes);
  if (lookup.found) request.session = lookup.session;
  return refuseCaller(endpoint.access, request.session, !lookup.found && lookup.why === "expired");
}

function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer<EndpointDefinition>,
): FastifyReply {
  switch (answer.kind) {
    case "done":
      return reply
        .header("cache-control", "no-store")
        .send({ status: "success", message: answer.message, ...answer.fields });
    case "refused":
      return sendRefusal(reply, answer);
    case "prebuilt":
      return sendPrebuilt(request, reply, answer.body, answer.cacheControl);
    case "streamed":
      reply.hijack();
      answer.open(reply.raw);
      return reply;
  }
}

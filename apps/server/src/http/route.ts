import type { EndpointDefinition } from "@teamwright/contract";
import { messages } from "@teamwright/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refuseCaller, refuseForeign } from "../plugins/access.ts";
import { isOwnOrigin } from "../plugins/origin.ts";
import { setCallHeaders } from "../plugins/security-headers.ts";
import { limitOf } from "../plugins/rate-limits.ts";
import { isBearer } from "../plugins/bearer.ts";
import { refused } from "./answer.ts";
import { cookiesOf } from "./cookies.ts";
import { parseRequest } from "./parse.ts";
import { perform } from "./perform.ts";
import { sendKept, sendPrebuilt, sendRefusal } from "./send.ts";
import type { Answer, Caller, Handler } from "./handler.ts";
import type { Quick, Refused } from "./answer.ts";
import type { Metrics } from "../plugins/metrics.ts";
import type { Deps } from "./deps.ts";
import type { Session, SessionLookup } from "../records/session-store.ts";

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

type Refusal = Refused | null;

/** Makes the route of one handler: limit, origin, session, access, then input, then the handler. */
export function addRoute(app: FastifyInstance, deps: Deps, handler: Handler, metrics: Metrics): void {
  const { endpoint } = handler;
  const admit = admission(deps, endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    config: { endpoint },
    ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
    onRequest: (request, reply, next) => {
      const settle = (refusal: Refusal) => {
        if (refusal) sendRefusal(reply, refusal);
        else next();
      };
      let refusal: Quick<Refusal>;
      try {
        refusal = admit(request, reply);
      } catch (error) {
        return next(error instanceof Error ? error : new Error("admission failed", { cause: error }));
      }
      if (refusal instanceof Promise) refusal.then(settle, next);
      else settle(refusal);
    },
    handler: (request, reply) => {
      const { session } = request;
      const parsed = parseRequest(endpoint, request, (input) =>
        refuseForeign(endpoint.access, session, input),
      );
      if (!parsed.ok) return sendRefusal(reply, parsed.error);
      const { params, query, body } = parsed.value;
      const key = request.headers["idempotency-key"];
      const answer = perform(handler, deps, {
        params,
        query,
        body,
        session,
        caller: new RequestCaller(request, reply, deps.env.COOKIE_SECURE),
        idempotencyKey: typeof key === "string" ? key : undefined,
      });
      const send = (given: Answer<EndpointDefinition>) => sendAnswer(request, reply, given, metrics);
      return answer instanceof Promise ? answer.then(send) : send(answer);
    },
  });
}

/** Most calls never ask who calls, so nothing of it is worked out before. */
class RequestCaller implements Caller {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #secure: boolean;
  constructor(request: FastifyRequest, reply: FastifyReply, secure: boolean) {
    this.#request = request;
    this.#reply = reply;
    this.#secure = secure;
  }
  get address() {
    return this.#request.ip;
  }
  get userAgent() {
    return String(this.#request.headers["user-agent"] ?? "").slice(0, 200);
  }
  get cookies() {
    return cookiesOf(this.#request, this.#reply, this.#secure);
  }
}

/** All that is decided before the body is read; null: come in. Waits only for a shared limit and a session not at hand. */
function admission(deps: Deps, endpoint: EndpointDefinition) {
  const { access } = endpoint;
  const limited = limitOf(endpoint, deps.env);
  const changes = endpoint.method !== "GET";

  const admitCaller = (request: FastifyRequest, reply: FastifyReply): Quick<Refusal> => {
    if (access.machine === "push")
      return isBearer(request, deps.env.PUSH_KEY) ? null : refused("not_logged_in");
    if (changes && !isOwnOrigin(request, deps.env.ALLOWED_ORIGINS)) return refused("foreign_origin");
    if (request.headers.cookie === undefined) return refuseCaller(access, null, false);
    const token = cookiesOf(request, reply, deps.env.COOKIE_SECURE).get("session");
    if (token === undefined) return refuseCaller(access, null, false);
    const settle = (lookup: SessionLookup) => {
      if (lookup.found) request.session = lookup.session;
      return refuseCaller(access, request.session, !lookup.found && lookup.why === "expired");
    };
    const lookup = deps.sessions.find(token, changes);
    return lookup instanceof Promise ? lookup.then(settle) : settle(lookup);
  };
  if (limited === null) return admitCaller;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Refusal> => {
    const { retryAfter } = await deps.limiter.take(`${limited.name}:${request.ip}`, limited.limit);
    if (retryAfter === 0) return admitCaller(request, reply);
    const message = messages.generic.tooManyRequests(retryAfter);
    return refused("too_many_requests", { retryAfter, message });
  };
}

function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer<EndpointDefinition>,
  metrics: Metrics,
): FastifyReply | undefined {
  switch (answer.kind) {
    case "done":
      return reply
        .header("cache-control", "no-store")
        .send({ status: "success", message: answer.message, ...answer.fields });
    case "refused":
      return sendRefusal(reply, answer);
    case "prebuilt":
      sendPrebuilt(request, reply, answer.body, answer.cacheControl);
      metrics.count(request, reply);
      return undefined;
    case "kept":
      sendKept(request, reply, answer.body);
      metrics.count(request, reply);
      return undefined;
    case "streamed":
      reply.hijack();
      setCallHeaders(request, reply.raw);
      // What hooks have set on the reply: cross-origin reads.
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? "");
      answer.open(reply.raw);
      return reply;
  }
}

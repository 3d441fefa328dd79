import { MINUTE_SECONDS } from "@teamwright/domain/durations";
import { wordingOf } from "../sending/wording.ts";
import type { EndpointDefinition } from "@teamwright/contract";
import type { ErrorCode } from "@teamwright/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refuseCaller, refuseForeign, refuseKey } from "../admission/access.ts";
import { apiKeyIn } from "#crypto/tokens.ts";
import { placeNumber } from "../admission/number-header.ts";
import { networkOf } from "../admission/network.ts";
import { isBearer } from "../admission/bearer.ts";
import type { Metrics } from "../observation/metrics.ts";
import { limitOf, refuseBeyond } from "../admission/rate-limits.ts";
import { setCallHeaders } from "../sending/security-headers.ts";
import { refused } from "../answer.ts";
import type { Quick, RefusedAnswer } from "../answer.ts";
import { chargeBody } from "../admission/body-budget.ts";
import type { ReadBody } from "../admission/read-body.ts";
import { cookiesOf } from "../cookies.ts";
import type { Deps } from "../deps.ts";
import type { Answer, Caller, Handler } from "../handler.ts";
import { parsePath, parseRequest } from "../parse.ts";
import type { ParsedRequest } from "../parse.ts";
import { perform } from "./perform.ts";
import { relationCheck } from "../relation.ts";
import type { RelationResolvers } from "../relation.ts";
import { sendKept, sendPrebuilt, sendRefusal } from "../sending/send.ts";
import type { Session, SessionLookup } from "../session.ts";
import { inTrace } from "#tracing/tracing.ts";
import { traceRequest } from "../observation/request-trace.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The endpoint of the contract behind this route. */
    endpoint?: EndpointDefinition;
    /** A route that is not an endpoint: named in the app's explicit list. */
    infrastructure?: string;
  }
  interface FastifyRequest {
    session: Session | null;
    /** The code of the refusal that the call got. */
    refusal: ErrorCode | null;
    /** When the request arrived, by the steady clock; 0 where nobody asks. Milliseconds. */
    began: number;
    /** The body as it was sent, for endpoints with `rawBody`. */
    bodyText: string;
    /** The body of an endpoint with `bytes`. */
    bodyBytes: Buffer | null;
    /** A large JSON body, which a thread has read by the schema. */
    bodyRead: ReadBody | null;
  }
}

type RouteRefusal = RefusedAnswer | null;

/** What all routes of an application share. */
export interface RouteTools {
  readonly resolvers: RelationResolvers;
  readonly metrics: Metrics;
  readonly isOwnOrigin: (request: FastifyRequest) => boolean;
}

/** Creates the route of one handler: limit, origin, session, access, then input, then the handler. */
export function addRoute(
  app: FastifyInstance,
  deps: Deps,
  handler: Handler,
  { resolvers, metrics, isOwnOrigin }: RouteTools,
): void {
  const { endpoint } = handler;
  const admit = withRelations(deps, endpoint, resolvers, admission(deps, endpoint, isOwnOrigin));
  const checkBody = relationCheck(endpoint, resolvers, "body");
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    config: { endpoint },
    exposeHeadRoute: endpoint.kind !== "events",
    ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
    onRequest: (request, reply, next) => {
      request.began = performance.now();
      traceRequest(request, reply, endpoint);
      placeNumber(request);
      const settle = (refusal: RouteRefusal) => {
        const refused = refusal ?? chargeBody(deps, endpoint, request);
        if (refused) sendRefusal(reply, refused);
        else next();
      };
      let refusal: Quick<RouteRefusal>;
      try {
        refusal = inTrace(request.trace, () => admit(request, reply));
      } catch (error) {
        return next(error instanceof Error ? error : new Error("admission failed", { cause: error }));
      }
      if (refusal instanceof Promise) refusal.then(settle, next);
      else settle(refusal);
    },
    handler: (request, reply) => {
      const { session } = request;
      const parsedRequest = parseRequest(endpoint, request, (input) =>
        refuseForeign(endpoint.access, session, input),
      );
      if (!parsedRequest.ok) return sendRefusal(reply, parsedRequest.error);
      const { params, query, body } = parsedRequest.value;
      const key = request.headers["idempotency-key"];
      const run = () =>
        perform(handler, deps, {
          params,
          query,
          body,
          session,
          caller: new RequestCaller(request, reply, deps.env.COOKIE_SECURE),
          bodyHash: request.bodyRead?.hash,
          idempotencyKey: typeof key === "string" ? key : undefined,
        });
      const answer = inTrace(request.trace, () =>
        checkBody === null
          ? run()
          : checkBody(deps.database.db, session, body).then((refusal) => refusal ?? run()),
      );
      const send = (given: Answer<EndpointDefinition>) => sendAnswer(request, reply, given, metrics);
      return answer instanceof Promise ? answer.then(send) : send(answer);
    },
  });
}

type Admit = (request: FastifyRequest, reply: FastifyReply) => Quick<RouteRefusal>;

/** Adds the relations of the access rule: checked before the body is read, without an open transaction. */
function withRelations(
  deps: Deps,
  endpoint: EndpointDefinition,
  resolvers: RelationResolvers,
  admit: Admit,
): Admit {
  const check = relationCheck(endpoint, resolvers);
  if (check === null) return admit;
  return async (request, reply) => {
    const refusal = await admit(request, reply);
    if (refusal) return refusal;
    const params = parsePath(endpoint.params, request.params);
    if (!params.ok) return params.error;
    return check(deps.database.db, request.session, params.value as ParsedRequest["params"]);
  };
}

/** Computed on first use, because most handlers do not need the caller. */
class RequestCaller implements Caller {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #secure: boolean;
  constructor(request: FastifyRequest, reply: FastifyReply, secure: boolean) {
    this.#request = request;
    this.#reply = reply;
    this.#secure = secure;
  }
  get network() {
    return networkOf(this.#request.ip);
  }
  get gone() {
    return this.#request.raw.socket.destroyed;
  }
  get userAgent() {
    return String(this.#request.headers["user-agent"] ?? "").slice(0, 200);
  }
  get bytes() {
    return this.#request.bodyBytes;
  }
  get bodyText() {
    return this.#request.bodyText;
  }
  header(name: string) {
    const value = this.#request.headers[name];
    return typeof value === "string" ? value : undefined;
  }
  get cookies() {
    return cookiesOf(this.#request, this.#reply, this.#secure);
  }
}

/**
 * All checks before the body is read. Returns null when the request is admitted. Waits only for a shared limit and for
 * a session that is not cached.
 */
function admission(deps: Deps, endpoint: EndpointDefinition, isOwnOrigin: RouteTools["isOwnOrigin"]) {
  const { access } = endpoint;
  const rateLimit = limitOf(endpoint, deps.env);
  const posts = endpoint.method !== "GET";
  const changes = posts && endpoint.reads !== true;
  const ownReads = {
    name: "read",
    limit: { max: deps.env.ACCOUNT_READ_RATE, windowSeconds: MINUTE_SECONDS },
  } as const;

  const settle = (request: FastifyRequest, reply: FastifyReply, lookup: SessionLookup): RouteRefusal => {
    if (!lookup.found) return refuseCaller(access, null, lookup.why === "expired");
    const { session } = lookup;
    request.session = session;
    if (changes) return refuseCaller(access, session, false);
    const use = deps.readLimiters.account.take(session.accountId, ownReads.limit);
    return refuseBeyond(reply, ownReads, use) ?? refuseCaller(access, session, false);
  };
  /** A key that is not known, or not any more, is refused by open calls too: its owner should learn of it. */
  const settleKey = (request: FastifyRequest, reply: FastifyReply, lookup: SessionLookup): RouteRefusal => {
    if (!lookup.found) return refused(lookup.why === "expired" ? "session_expired" : "not_logged_in");
    return settle(request, reply, lookup) ?? refuseKey(access, lookup.session, changes);
  };
  const admitCaller = (request: FastifyRequest, reply: FastifyReply): Quick<RouteRefusal> => {
    if (access.machine === "push")
      return isBearer(request, deps.env.PUSH_KEY) ? null : refused("not_logged_in");
    if (access.machine === "hook") return null;
    if (posts && !isOwnOrigin(request)) return refused("foreign_origin");
    const { authorization } = request.headers;
    const key = authorization === undefined ? undefined : apiKeyIn(authorization);
    if (key !== undefined) {
      const lookup = deps.apiKeys.find(key, changes);
      return lookup instanceof Promise
        ? lookup.then((found) => settleKey(request, reply, found))
        : settleKey(request, reply, lookup);
    }
    if (request.headers.cookie === undefined) return refuseCaller(access, null, false);
    const token = cookiesOf(request, reply, deps.env.COOKIE_SECURE).get("session");
    if (token === undefined) return refuseCaller(access, null, false);
    const lookup = deps.sessions.find(token, changes);
    return lookup instanceof Promise
      ? lookup.then((found) => settle(request, reply, found))
      : settle(request, reply, lookup);
  };
  if (rateLimit.name === "read")
    return (request: FastifyRequest, reply: FastifyReply): Quick<RouteRefusal> => {
      const use = deps.readLimiters.address.take(networkOf(request.ip), rateLimit.limit);
      return refuseBeyond(reply, rateLimit, use) ?? admitCaller(request, reply);
    };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<RouteRefusal> => {
    const use = await deps.limiter.take(`${rateLimit.name}:${networkOf(request.ip)}`, rateLimit.limit);
    return refuseBeyond(reply, rateLimit, use) ?? admitCaller(request, reply);
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
        .send({ status: "success", ...wordingOf(answer.message, answer.values), ...answer.fields });
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
      // Headers set by hooks: cross-origin reads.
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? "");
      answer.open(reply.raw);
      return reply;
  }
}

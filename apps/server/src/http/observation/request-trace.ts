import type { EndpointDefinition } from "@teamwright/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SpanKind, contextOf, endTrace, inTrace, startTrace } from "#tracing/tracing.ts";
import type { Context } from "#tracing/tracing.ts";

/** The event of a body that has arrived does not run in the context of its request, so the context is stored here. */
const contexts = new WeakMap<FastifyRequest, Context>();

/** Begins the span of a call, which ends with its reply. Its address is that of the contract, without values. */
export function traceRequest(
  request: FastifyRequest,
  { raw }: FastifyReply,
  { method, path, name }: EndpointDefinition,
): void {
  const of = startTrace(`${method} ${path}`, {
    kind: SpanKind.SERVER,
    attributes: { "http.request.method": method, "http.route": path, "teamwright.endpoint": name },
    parent: contextOf(request.headers["traceparent"]),
  });
  if (of === null) return;
  contexts.set(request, of);
  raw.once("close", () => {
    const { statusCode } = raw;
    const fault = statusCode >= 500 ? new Error("the reply has a status of a fault") : undefined;
    endTrace(of, fault, { "http.response.status_code": statusCode });
  });
}

/** Runs code of a call in the context of its span. */
export const inRequestTrace = <Value>(request: FastifyRequest, run: () => Value): Value =>
  inTrace(contexts.get(request) ?? null, run);

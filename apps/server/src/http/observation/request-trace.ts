import type { EndpointDefinition } from "@teamwright/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SpanKind, contextOf, endTrace, isTracing, startTrace } from "#tracing/tracing.ts";
import type { Context } from "#tracing/tracing.ts";

declare module "fastify" {
  interface FastifyRequest {
    /**
     * The span of the call. It stands here because the event of a body that has arrived does not run in the context of
     * its request.
     */
    trace: Context | null;
  }
}

/** Begins the span of a call, which ends with its reply. Its address is that of the contract, without values. */
export function traceRequest(
  request: FastifyRequest,
  { raw }: FastifyReply,
  { method, path, name }: EndpointDefinition,
): void {
  if (!isTracing()) return;
  const span = startTrace(`${method} ${path}`, {
    kind: SpanKind.SERVER,
    attributes: { "http.request.method": method, "http.route": path, "teamwright.endpoint": name },
    parent: contextOf(request.headers["traceparent"]),
  });
  request.trace = span;
  raw.once("close", () => {
    const { statusCode } = raw;
    const fault = statusCode >= 500 ? new Error("the reply has a status of a fault") : undefined;
    endTrace(span, fault, { "http.response.status_code": statusCode });
  });
}

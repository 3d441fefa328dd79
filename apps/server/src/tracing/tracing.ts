import { ROOT_CONTEXT, SpanKind, SpanStatusCode, context, propagation, trace } from "@opentelemetry/api";
import type { Attributes, Context, Span, Tracer } from "@opentelemetry/api";

export { SpanKind };
export type { Context };

interface SpanSettings {
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** The context of another span; absent: the span of the running code. */
  readonly parent?: Context;
}

/** Without it no span is made. */
let tracer: Tracer | null = null;

/** Null ends tracing. */
export const setTracer = (next: Tracer | null): void => {
  tracer = next;
};

/** Whether spans are made: what runs for each call or statement asks before it gathers what a span needs. */
export const isTracing = (): boolean => tracer !== null;

/** A new span as a context to run code in; null without tracing. */
export function startTrace(name: string, settings: SpanSettings = {}): Context | null {
  if (tracer === null) return null;
  const { parent = context.active(), ...options } = settings;
  return trace.setSpan(parent, tracer.startSpan(name, options, parent));
}

/** Runs code in the context of a span. */
export const inTrace = <Value>(spanContext: Context | null, run: () => Value): Value =>
  spanContext === null ? run() : context.with(spanContext, run);

/** Ends the span of a context. Of an error its name is noted: its message may hold values of people. */
export function endTrace(spanContext: Context | null, error?: unknown, attributes: Attributes = {}): void {
  const span: Span | undefined = spanContext === null ? undefined : trace.getSpan(spanContext);
  if (span === undefined) return;
  span.setAttributes(attributes);
  if (error !== undefined && error !== null) {
    const type = error instanceof Error ? error.name : "Error";
    span.setStatus({ code: SpanStatusCode.ERROR, message: type }).setAttribute("error.type", type);
  }
  span.end();
}

/** Runs asynchronous code in a span of its own. */
export async function withSpan<Value>(
  name: string,
  settings: SpanSettings,
  run: () => Promise<Value>,
): Promise<Value> {
  const spanContext = startTrace(name, settings);
  if (spanContext === null) return run();
  try {
    const value = await inTrace(spanContext, run);
    endTrace(spanContext);
    return value;
  } catch (error) {
    endTrace(spanContext, error);
    throw error;
  }
}

/** The running span as the header `traceparent` of W3C Trace Context; undefined: there is none. */
export function traceParent(): string | undefined {
  if (tracer === null) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** The context of a `traceparent`; a new trace where it is absent or wrong. */
export const contextOf = (traceparent: unknown): Context =>
  typeof traceparent === "string" ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT;

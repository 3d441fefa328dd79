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

/** Without it no span is made, and code that is traced costs nothing. */
let tracer: Tracer | null = null;

/** Null ends tracing. */
export const setTracer = (next: Tracer | null): void => {
  tracer = next;
};

/** A new span as a context to run code in; null without tracing. */
export function startTrace(name: string, settings: SpanSettings = {}): Context | null {
  if (tracer === null) return null;
  const { parent = context.active(), ...options } = settings;
  return trace.setSpan(parent, tracer.startSpan(name, options, parent));
}

/** Runs code in the context of a span. */
export const inTrace = <Value>(of: Context | null, run: () => Value): Value =>
  of === null ? run() : context.with(of, run);

/** Ends the span of a context. Of an error its name is noted: its message may hold values of people. */
export function endTrace(of: Context | null, error?: unknown, attributes: Attributes = {}): void {
  const span: Span | undefined = of === null ? undefined : trace.getSpan(of);
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
  const of = startTrace(name, settings);
  if (of === null) return run();
  try {
    const value = await inTrace(of, run);
    endTrace(of);
    return value;
  } catch (error) {
    endTrace(of, error);
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

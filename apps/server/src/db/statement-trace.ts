import { SpanKind, isTracing, startTrace } from "#tracing/tracing.ts";
import type { Context } from "#tracing/tracing.ts";

const textOf = (statement: unknown): string | undefined => {
  if (typeof statement === "string") return statement;
  const hasText = typeof statement === "object" && statement !== null && "text" in statement;
  return hasText && typeof statement.text === "string" ? statement.text : undefined;
};

/** The span of a statement. Its text has places for values, which are not noted. */
export function startStatementTrace(statement: unknown): Context | null {
  if (!isTracing()) return null;
  const text = textOf(statement);
  if (text === undefined) return null;
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "statement";
  return startTrace(operation, {
    kind: SpanKind.CLIENT,
    attributes: { "db.system.name": "postgresql", "db.operation.name": operation, "db.query.text": text },
  });
}

import pg from "pg";
import { endTrace } from "#tracing/tracing.ts";
import { startStatementTrace } from "./statement-trace.ts";

/** The driver's `query` has many forms: text or an object with it, then values, then perhaps a callback. */
type Query = (...all: unknown[]) => unknown;

/** The driver's own `query`, with a span where traces are made. */
export function tracedQuery(client: pg.Client, first: unknown, rest: readonly unknown[]): unknown {
  const query = pg.Client.prototype.query as Query;
  const span = startStatementTrace(first);
  if (span === null) return query.call(client, first, ...rest);
  const callback = rest.at(-1);
  if (typeof callback === "function")
    return query.call(client, first, ...rest.slice(0, -1), (error: unknown, result: unknown) => {
      endTrace(span, error);
      (callback as Query)(error, result);
    });
  const result = query.call(client, first, ...rest);
  if (result instanceof Promise)
    result.then(
      () => endTrace(span),
      (error: unknown) => endTrace(span, error),
    );
  else endTrace(span);
  return result;
}

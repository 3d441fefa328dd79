/**
 * What an operator reads of an error. The message of a refused query holds the statement with its values, which may be
 * anybody's data: the database's own message is shown instead.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isQuery = "query" in error && "params" in error && error.cause instanceof Error;
  return isQuery ? `The database refused a query: ${errorText(error.cause)}` : error.message;
}

/** The caller of an entry: a visitor, the feed with its key, or one of the test's accounts. */
export type CallerName =
  "visitor" | "feed" | "customer" | "superuser" | "admin" | "prime staff" | "prime user" | "group owner";

export interface TabledCall {
  readonly by: CallerName;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /**
   * Names in braces are replaced by the test: {me} and {phone} of the caller, {user} and {userPhone} of the account it
   * acts on.
   */
  readonly path: string;
  /** JSON, or bytes as they are. */
  readonly body?: object;
  /** Fields of the reply in addition to status and message; a dot leads to a field of it, or of its first entry. */
  readonly fields: readonly string[];
}

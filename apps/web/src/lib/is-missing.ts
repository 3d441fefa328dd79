const NOT_FOUND = 404;
const UNREADABLE_ID = "invalid_input";

/**
 * Whether a failed read says that its address names nothing: a wrong or cut link, or what was removed. A further try
 * would fail again.
 */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (("status" in error && error.status === NOT_FOUND) || ("code" in error && error.code === UNREADABLE_ID));

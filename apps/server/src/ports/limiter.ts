export interface Limit {
  readonly max: number;
  readonly windowSeconds: number;
}

/** Counts uses per key in fixed windows. */
export interface Limiter {
  /** Takes one use; `retryAfter` is 0 when it was allowed, else the seconds until the window ends. */
  take(key: string, limit: Limit): Promise<{ readonly retryAfter: number }>;
}

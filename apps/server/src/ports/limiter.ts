export interface Limit {
  readonly max: number;
  readonly windowSeconds: number;
}

/** What is left after a use. */
export interface Use {
  /** 0 when the use was allowed, else the seconds until the window ends. */
  readonly retryAfter: number;
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly resetAfter: number;
}

/** Counts uses per key in fixed windows. */
export interface Limiter {
  take(key: string, limit: Limit): Promise<Use>;
}

/** The same without waiting. */
export interface InstantLimiter {
  take(key: string, limit: Limit): Use;
}

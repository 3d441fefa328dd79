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
  /** `cost` is how much is used, 1 by default. */
  take(key: string, limit: Limit, cost?: number): Promise<Use>;
}

/** The same without waiting. */
export interface InstantLimiter {
  /** Keys that are counted now. */
  readonly size: number;
  /** `cost` is how much is used, 1 by default. */
  take(key: string, limit: Limit, cost?: number): Use;
}

import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import type { InstantLimiter, Limit, Limiter, Use } from "./limiter.ts";

/** After a failure each instance counts for itself, and asks Redis again after this pause. Milliseconds. */
const REDIS_CIRCUIT = { failures: 1, pause: 5000 } as const;
/** Keys of the instant limiter: it forgets the oldest beyond them. */
const MAX_KEYS = 100_000;
/** Windows that are looked at for each new one: more than one, so that those of a flood are dropped after it. */
const LOOKED_AT = 2;

const countOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, allowed: boolean): Use => {
  const resetAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return { retryAfter: allowed ? 0 : resetAfter, remaining: Math.max(0, remainingPoints), resetAfter };
};

/** A limiter whose counters are made by the library, one for each limit that is asked for. */
function limiterOf(counterOf: (limit: Limit) => RateLimiterAbstract): Limiter {
  const counters = new Map<string, RateLimiterAbstract>();
  return {
    take: async (key, limit, cost) => {
      const name = `${limit.max}/${limit.windowSeconds}`;
      const counter = counters.get(name) ?? counterOf(limit);
      counters.set(name, counter);
      try {
        return countOf(await counter.consume(key, cost), true);
      } catch (refusal) {
        // A use beyond the limit is thrown as what is left; anything else is a fault.
        if (refusal instanceof RateLimiterRes) return countOf(refusal, false);
        throw refusal;
      }
    },
  };
}

/** The limiter of a single instance. */
export const memoryLimiter = (): Limiter =>
  limiterOf(({ max, windowSeconds }) => new RateLimiterMemory({ points: max, duration: windowSeconds }));

/**
 * The limiter shared by all instances. While Redis does not answer each instance counts for itself: only the call that
 * finds out waits for it, and one call after each pause.
 */
export function redisLimiter(redis: Redis, prefix: string): Limiter {
  const sharedLimiter = limiterOf(
    ({ max, windowSeconds }) =>
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `${prefix}:limit`,
        points: max,
        duration: windowSeconds,
        rejectIfRedisNotReady: true,
      }),
  );
  const localLimiter = memoryLimiter();
  const circuit = createCircuitBreaker(() => performance.now(), REDIS_CIRCUIT);
  return {
    take: async (key, limit, cost) => {
      if (circuit.wait() > 0) return localLimiter.take(key, limit, cost);
      try {
        const use = await sharedLimiter.take(key, limit, cost);
        circuit.succeeded();
        return use;
      } catch {
        circuit.failed();
        return localLimiter.take(key, limit, cost);
      }
    },
  };
}

/** Counts within this process and answers at once: for reads, which are answered from memory. */
export function instantLimiter(now: () => number = () => performance.now()): InstantLimiter {
  const windows = new Map<string, { used: number; until: number }>();
  /** The first ones are the oldest. Otherwise each address that has ever called would stay until MAX_KEYS have. */
  const dropEnded = (time: number): void => {
    let lookupCount = 0;
    for (const [key, { until }] of windows) {
      if (until > time || lookupCount === LOOKED_AT) return;
      windows.delete(key);
      lookupCount += 1;
    }
  };
  return {
    get size() {
      return windows.size;
    },
    take: (key, { max, windowSeconds }, cost = 1) => {
      const time = now();
      let window = windows.get(key);
      if (window === undefined || window.until <= time) {
        // At the end of the map, so that its first entry is the oldest.
        windows.delete(key);
        dropEnded(time);
        if (windows.size >= MAX_KEYS) windows.delete(windows.keys().next().value ?? "");
        window = { used: 0, until: time + windowSeconds * 1000 };
        windows.set(key, window);
      }
      window.used += cost;
      const resetAfter = Math.max(1, Math.ceil((window.until - time) / 1000));
      return {
        retryAfter: window.used > max ? resetAfter : 0,
        remaining: Math.max(0, max - window.used),
        resetAfter,
      };
    },
  };
}

import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import type { Limit, Limiter, Use } from "./limiter.ts";

const countOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, allowed: boolean): Use => {
  const resetAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return { retryAfter: allowed ? 0 : resetAfter, remaining: Math.max(0, remainingPoints), resetAfter };
};

/** A limiter whose counters are made by the library, one for each limit that is asked for. */
function limiterOf(counterOf: (limit: Limit) => RateLimiterAbstract): Limiter {
  const counters = new Map<string, RateLimiterAbstract>();
  return {
    take: async (key, limit) => {
      const name = `${limit.max}/${limit.windowSeconds}`;
      const counter = counters.get(name) ?? counterOf(limit);
      counters.set(name, counter);
      try {
        return countOf(await counter.consume(key), true);
      } catch (refusal) {
        // A use beyond the limit is thrown as what is left; anything else is a fault.
        if (refusal instanceof RateLimiterRes) return countOf(refusal, false);
        throw refusal;
      }
    },
  };
}

const inMemory = ({ max, windowSeconds }: Limit) =>
  new RateLimiterMemory({ points: max, duration: windowSeconds });

/** The limiter of a single instance. */
export const memoryLimiter = (): Limiter => limiterOf(inMemory);

/**
 * The limiter shared by all instances. While Redis is not connected each instance counts for itself, at once: no call
 * waits for a connection to fail.
 */
export const redisLimiter = (redis: Redis, prefix: string): Limiter =>
  limiterOf(
    (limit) =>
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `${prefix}:limit`,
        points: limit.max,
        duration: limit.windowSeconds,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inMemory(limit),
      }),
  );

import type { Redis } from "ioredis";
import type { Limiter } from "./limiter.ts";

/** The limiter shared by all instances. Without an answer from Redis `fallback` decides, so limits hold per instance. */
export function redisLimiter(redis: Redis, prefix: string, fallback: Limiter): Limiter {
  return {
    take: async (key, limit) => {
      try {
        const replies = await redis
          .multi()
          .set(`${prefix}:limit:${key}`, 0, "EX", limit.windowSeconds, "NX")
          .incr(`${prefix}:limit:${key}`)
          .pttl(`${prefix}:limit:${key}`)
          .exec();
        const used = Number(replies?.[1]?.[1] ?? 0);
        const left = Number(replies?.[2]?.[1] ?? 0);
        return { retryAfter: used <= limit.max ? 0 : Math.max(1, Math.ceil(left / 1000)) };
      } catch {
        return fallback.take(key, limit);
      }
    },
  };
}

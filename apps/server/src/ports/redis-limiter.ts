import type { Redis } from "ioredis";
import type { Limiter } from "./limiter.ts";

const PREFIX = "teamwright:limit:";

/** The limiter shared by all instances. Without an answer from Redis `fallback` decides, so limits hold per instance. */
export function redisLimiter(redis: Redis, fallback: Limiter): Limiter {
  return {
    take: async (key, limit) => {
      try {
        const replies = await redis
          .multi()
          .set(PREFIX + key, 0, "EX", limit.windowSeconds, "NX")
          .incr(PREFIX + key)
          .pttl(PREFIX + key)
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

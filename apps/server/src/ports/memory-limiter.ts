import type { Limiter } from "./limiter.ts";

const SWEEP_AT = 50_000;

/** The limiter of a single instance. */
export function memoryLimiter(now: () => number = Date.now): Limiter {
  const windows = new Map<string, { used: number; endsAt: number }>();
  const sweep = (time: number) => {
    for (const [key, window] of windows) if (window.endsAt <= time) windows.delete(key);
  };
  return {
    take: async (key, { max, windowSeconds }) => {
      const time = now();
      let window = windows.get(key);
      if (!window || window.endsAt <= time) {
        if (windows.size >= SWEEP_AT) sweep(time);
        window = { used: 0, endsAt: time + windowSeconds * 1000 };
        windows.set(key, window);
      }
      window.used += 1;
      return { retryAfter: window.used <= max ? 0 : Math.max(1, Math.ceil((window.endsAt - time) / 1000)) };
    },
  };
}

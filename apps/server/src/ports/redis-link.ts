import type { Redis } from "ioredis";

/** Whether Redis can be reached, and who hears when that changes. */
export interface RedisLink {
  readonly isUp: boolean;
  onChange(listener: (isUp: boolean) => void): void;
}

/** Watches a connected client. It reconnects by itself; limits hold for each instance meanwhile. */
export function watchRedis(redis: Redis): RedisLink {
  let isUp = true;
  const listeners = new Set<(isUp: boolean) => void>();
  const change = (next: boolean) => {
    if (next === isUp) return;
    isUp = next;
    for (const listener of listeners) listener(next);
  };
  redis.on("ready", () => change(true));
  redis.on("close", () => change(false));
  return {
    get isUp() {
      return isUp;
    },
    onChange: (listener) => void listeners.add(listener),
  };
}

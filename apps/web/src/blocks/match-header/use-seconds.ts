import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const thisSecond = () => Math.floor(Date.now() / 1000) * 1000;

/** The device's time in milliseconds, once a second, by one timer for the whole page. */
export const useSeconds = (): number => useSyncExternalStore(subscribe, thisSecond);

import { useSyncExternalStore } from "react";

let offset = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The difference to the server's clock, from its time and the device's times before and after the request. Pure. */
export const offsetOf = (serverTime: number, before: number, after: number): number =>
  Math.round(serverTime - (before + after) / 2);

export const setClockOffset = (milliseconds: number): void => {
  offset = milliseconds;
};

/** Server time minus device time. */
export const clockOffset = (): number => offset;

/** The server's time now, milliseconds. Countdowns use it: a device's clock may be minutes off. */
export const serverNow = (): number => Date.now() + offset;

const tick = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  timer ??= setInterval(tick, 250);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

const snapshot = (): number => Math.floor(serverNow() / 1000);

/** Whether the time has come by the server's clock; renders again only when it comes. One that is not known has not. */
export const useHasStarted = (time: string | undefined): boolean =>
  useSyncExternalStore(subscribe, () => time !== undefined && serverNow() >= Date.parse(time));

/** The server's time in whole seconds; every countdown of the page shares one timer. */
export const useServerSeconds = (): number => useSyncExternalStore(subscribe, snapshot);

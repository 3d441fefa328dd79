import { useSyncExternalStore } from "react";

let ready = false;
const listeners = new Set<() => void>();

/** The service worker reports when the application is installed on the device. */
export const setOfflineReady = (): void => {
  ready = true;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOfflineReady = (): boolean => useSyncExternalStore(subscribe, () => ready);

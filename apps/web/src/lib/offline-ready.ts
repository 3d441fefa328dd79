import { useSyncExternalStore } from "react";

const SHOWN_KEY = "offline-ready-shown";

let ready = false;
const listeners = new Set<() => void>();

/**
 * The service worker reports that the application is installed on the device. It is news only at the first report: later
 * visits do not show it.
 */
export const setOfflineReady = (): void => {
  try {
    if (localStorage.getItem(SHOWN_KEY) !== null) return;
    localStorage.setItem(SHOWN_KEY, "1");
  } catch {
    // A browser that refuses storage shows it at each visit.
  }
  ready = true;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether to show that the application now opens without a network. */
export const useOfflineReady = (): boolean => useSyncExternalStore(subscribe, () => ready);

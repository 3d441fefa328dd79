// Replaces the globals by which the web's data layer reaches its browser. Imported before any module of the web.
import "fake-indexeddb/auto";
import { AsyncLocalStorage } from "node:async_hooks";
import type { LockRequest } from "./locks.ts";

/** What a device's browser gives to the code that runs in it. */
export interface Browser {
  readonly name: string;
  /** Difference of its clock from the real one. Milliseconds. */
  offset: number;
  readonly storage: Map<string, string>;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly lock: LockRequest;
}

/** The browser whose code runs now; null in the server, which has its own clock. */
export const currentBrowser = new AsyncLocalStorage<Browser | null>();

/** Difference of the server's clock from the real one, milliseconds; or the time at which it stands still. */
export const serverClock: { offset: number; frozen: (() => number) | null } = { offset: 0, frozen: null };

export const realNow = Date.now.bind(Date);
const realFetch = globalThis.fetch;
const realTimeout = globalThis.setTimeout;

const storageOf = (): Map<string, string> => currentBrowser.getStore()?.storage ?? new Map();

/** A wait of a browser moves its clock instead of taking real time. */
function timeout(work: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) {
  const browser = currentBrowser.getStore();
  if (!browser) return realTimeout(work, milliseconds, ...args);
  return realTimeout(() => {
    browser.offset += milliseconds;
    work(...args);
  }, 0);
}

const replaceGlobal = (name: string, value: unknown): void => {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
};

Date.now = () => {
  const browser = currentBrowser.getStore();
  return browser ? realNow() + browser.offset : (serverClock.frozen?.() ?? realNow() + serverClock.offset);
};
replaceGlobal(
  "Date",
  new Proxy(Date, {
    construct: (date, values, subclass) =>
      Reflect.construct(date, values.length === 0 ? [Date.now()] : values, subclass) as Date,
  }),
);
replaceGlobal("fetch", (input: string, init: RequestInit = {}) => {
  const browser = currentBrowser.getStore();
  return browser ? browser.fetch(input, init) : realFetch(input, init);
});
replaceGlobal("setTimeout", timeout);
replaceGlobal("window", globalThis);
replaceGlobal("addEventListener", () => undefined);
replaceGlobal("removeEventListener", () => undefined);
// Tabs of one device share its database object here, so no channel between tabs is needed.
replaceGlobal("BroadcastChannel", undefined);
Object.defineProperty(navigator, "locks", {
  value: {
    request: (
      name: string,
      ...rest: [Parameters<LockRequest>[2]] | [Parameters<LockRequest>[1], Parameters<LockRequest>[2]]
    ) => {
      const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
      return currentBrowser.getStore()!.lock(name, options, work);
    },
  },
});
replaceGlobal("localStorage", {
  getItem: (key: string) => storageOf().get(key) ?? null,
  setItem: (key: string, value: string) => void storageOf().set(key, value),
  removeItem: (key: string) => void storageOf().delete(key),
});

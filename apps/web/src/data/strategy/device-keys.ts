import type { KeyStore } from "./store.ts";

/** The device's storage. Where it refuses (cookies blocked), nothing is stored and drafts last as long as the page. */
export function deviceKeys(): KeyStore {
  try {
    return localStorage;
  } catch {
    const refuse = () => {
      throw new Error("No storage");
    };
    return { length: 0, key: () => null, getItem: () => null, setItem: refuse, removeItem: refuse };
  }
}

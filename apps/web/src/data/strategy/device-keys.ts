import type { KeyStore } from "./store.ts";

/** Where the browser refuses its storage (cookies blocked), nothing is stored and drafts last as long as the page. */
function storedIn(name: "localStorage" | "sessionStorage"): KeyStore {
  try {
    return globalThis[name];
  } catch {
    const refuse = () => {
      throw new Error("No storage");
    };
    return { length: 0, key: () => null, getItem: () => null, setItem: refuse, removeItem: refuse };
  }
}

export const deviceKeys = (): KeyStore => storedIn("localStorage");

/** What ends with the tab. */
export const tabKeys = (): KeyStore => storedIn("sessionStorage");

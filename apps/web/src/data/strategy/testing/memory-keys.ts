import type { KeyStore } from "../store.ts";

/** localStorage in memory, which may be full. */
export class MemoryKeys implements KeyStore {
  readonly kept = new Map<string, string>();
  full = false;
  /** The most keys that fit. */
  room = Infinity;
  get length() {
    return this.kept.size;
  }
  key(index: number) {
    return [...this.kept.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.full || (!this.kept.has(key) && this.kept.size >= this.room))
      throw new DOMException("full", "QuotaExceededError");
    this.kept.set(key, value);
  }
  removeItem(key: string) {
    this.kept.delete(key);
  }
}

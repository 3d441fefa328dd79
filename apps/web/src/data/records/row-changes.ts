import type { RowSet } from "./row-set.ts";
import { tableNames } from "./stores.ts";

const everything: RowSet = new Map(tableNames.map((name) => [name, "all"]));

/** Tells the tabs of this browser which rows of a database were written. */
export class RowChanges {
  readonly #listeners = new Set<(changed: RowSet) => void>();
  readonly #name: string;
  #channel: BroadcastChannel | undefined;

  constructor(name: string) {
    this.#name = `records:${name}`;
  }

  tell(changed: RowSet = everything): void {
    if (changed.size === 0) return;
    this.#tellThisTab(changed);
    this.#opened()?.postMessage(changed);
  }

  /** Returns a function that ends it. */
  follow(listener: (changed: RowSet) => void): () => void {
    this.#opened();
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tellThisTab(changed: RowSet): void {
    for (const listener of this.#listeners) listener(changed);
  }

  #opened(): BroadcastChannel | undefined {
    if (this.#channel !== undefined || typeof BroadcastChannel === "undefined") return this.#channel;
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.addEventListener("message", ({ data }) => this.#tellThisTab(data as RowSet));
    // A page that comes back from the browser's cache was told nothing meanwhile.
    globalThis.addEventListener?.("pageshow", ({ persisted }) => {
      if (persisted) this.#tellThisTab(everything);
    });
    return this.#channel;
  }
}

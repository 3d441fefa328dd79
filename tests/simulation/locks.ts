import type { Device } from "./device.ts";

type Work = (lock: object | null) => unknown;

/** `navigator.locks.request` of a page. */
export type LockRequest = (
  name: string,
  options: { readonly ifAvailable?: boolean },
  work: Work,
) => Promise<unknown>;

/** Lets the other pages go on. `ready` resolves when the page may go on too, some time after `wake`. */
export type Block = (page: Device) => { readonly ready: Promise<void>; readonly wake: () => void };

interface Lock {
  holder: Device;
  readonly waiting: { readonly page: Device; readonly wake: () => void }[];
}

/** The locks between the tabs of one device. */
export class DeviceLocks {
  readonly #locks = new Map<string, Lock>();

  async request(page: Device, block: Block, ...[name, { ifAvailable }, work]: Parameters<LockRequest>) {
    const lock = this.#locks.get(name);
    if (lock !== undefined && ifAvailable === true) return work(null);
    if (lock === undefined) this.#locks.set(name, { holder: page, waiting: [] });
    else {
      const { ready, wake } = block(page);
      lock.waiting.push({ page, wake });
      await ready;
    }
    try {
      return await work({ name });
    } finally {
      this.#release(name, page);
    }
  }

  /** Its page ended: a browser gives its locks to the next ones. */
  releaseAll(page: Device): void {
    for (const name of this.#locks.keys()) this.#release(name, page);
  }

  #release(name: string, page: Device): void {
    const lock = this.#locks.get(name);
    if (lock?.holder !== page) return;
    const next = lock.waiting.shift();
    if (next === undefined) this.#locks.delete(name);
    else lock.holder = next.page;
    next?.wake();
  }
}

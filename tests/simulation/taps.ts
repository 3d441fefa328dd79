import type { Device } from "./device.ts";

interface Tap<Call> {
  readonly call: Call;
  readonly key: string;
}

/** Calls with a key. A person whose call had no answer taps again, which sends the same with the same key. */
export class Taps<Call> {
  readonly #open = new Map<number, Tap<Call>>();
  readonly #calls = new Map<string, Call>();

  /** Repeats the open call of the device, otherwise makes this one. `send` resolves with the status, 0 without a reply. */
  async tap(
    device: Device,
    call: Call,
    send: (call: Call, idempotencyKey: string) => Promise<number>,
  ): Promise<void> {
    const tap = this.#open.get(device.index) ?? { call, key: crypto.randomUUID() };
    this.#open.set(device.index, tap);
    this.#calls.set(tap.key, tap.call);
    if ((await send(tap.call, tap.key)) > 0) this.#open.delete(device.index);
  }

  /** The call of a message. */
  callOf(key: string | undefined): Call | undefined {
    return this.#calls.get(key ?? "");
  }

  get open(): readonly (readonly [index: number, call: Call])[] {
    return [...this.#open].map(([index, { call }]) => [index, call]);
  }
}
